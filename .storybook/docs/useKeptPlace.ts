import { useEffect } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import type { Channel } from './useGlobals.ts';

/** The page's own headings, not those of what it shows. */
const headings = '#storybook-docs :is(h2, h3):not(.docs-story *, .sb-unstyled *)';

/** Keeps a reader's place while a choice in the toolbar makes what stands above it higher or lower. */
export function useKeptPlace(channel: Channel): void {
  useEffect(() => {
    const keep = () => {
      const topOf = (heading: Element) => heading.getBoundingClientRect().top;
      const last = [...document.querySelectorAll(headings)].findLast((each) => topOf(each) < window.innerHeight / 2);
      if (!last) return;
      const top = topOf(last);
      const observer = new ResizeObserver(() => window.scrollBy(0, topOf(last) - top));
      observer.observe(document.body);
      setTimeout(() => observer.disconnect(), 2000);
    };
    channel.on(UPDATE_GLOBALS, keep);
    return () => channel.off(UPDATE_GLOBALS, keep);
  }, [channel]);
}
