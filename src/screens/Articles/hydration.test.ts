// @vitest-environment jsdom
import { act, createElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig, unstable_serialize } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../../domain/paths.ts';
import { examListKey } from '../../data/exams/examList.ts';
import { articleList } from '../../mocks/fixtures/articles.ts';
import { examList } from '../../mocks/fixtures/examList.ts';
import { createStyleCache } from '../../theme/styleCache.ts';
import { ThemeRoot } from '../../theme/ThemeRoot.tsx';
import { ArticleBrowser } from './ArticleBrowser.tsx';

/** What React warns about where one process renders for the server and the browser, as only a test does. */
const bothHalves = 'Detected multiple renderers';

/** What every page is prerendered with; nothing is fetched again. */
const reading = { fallback: { [unstable_serialize(examListKey(undefined))]: examList }, revalidateOnMount: false };

function page() {
  const styles = createStyleCache();
  styles.compat = true;
  const browser = createElement(ArticleBrowser, { articles: articleList });
  return createElement(
    MemoryRouter,
    { initialEntries: [paths.articles.href()] },
    // oxlint-disable-next-line react/no-children-prop -- its type requires the children, and a test has no JSX
    createElement(SWRConfig, { value: reading }, createElement(ThemeRoot, { styles, children: browser })),
  );
}

/** The page as the build prerenders it for everyone. */
async function prerenderedPage(): Promise<string> {
  const { prelude } = await prerender(page(), {
    // In one piece, as the build does it.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await new Response(prelude).text();
  // The next render resets the contexts of this one, which only a test can see.
  await prerender(null);
  return html;
}

describe('a prerendered page of articles', () => {
  let root: Root | undefined;
  let faults: unknown[];
  let main: HTMLElement;

  beforeEach(async () => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    Element.prototype.scrollIntoView = () => {};
    faults = [];
    vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
      if (!String(words[0]).startsWith(bothHalves)) faults.push(words);
    });
    const { body } = new DOMParser().parseFromString(await prerenderedPage(), 'text/html');
    main = document.createElement('main');
    main.append(...body.childNodes);
    document.body.append(main);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await act(async () => root?.unmount());
    document.body.replaceChildren();
  });

  async function hydrate(): Promise<void> {
    await act(async () => {
      root = hydrateRoot(main, page(), { onRecoverableError: (error) => faults.push(error) });
    });
  }
  const detailsOf = (slug: string) => document.getElementById(slug)?.closest('details');
  const marks = (slug: string) =>
    [...(detailsOf(slug)?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent);

  it('keeps what someone has opened and typed before it was hydrated, and applies it', async () => {
    detailsOf('limits')?.setAttribute('open', '');
    const input = main.querySelector('input');
    if (input) input.value = 'loop';
    await hydrate();
    expect(detailsOf('limits')?.open).toBe(true);
    expect(input?.value).toBe('loop');
    expect(marks('limits')).toEqual(['loop', 'loop']);
    expect(detailsOf('habits')?.closest('li')?.hidden).toBe(true);
    expect(faults).toEqual([]);
  });
});
