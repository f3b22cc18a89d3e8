import { commands, page } from 'vitest/browser';
import { vi } from 'vitest';
import { painted } from '../../.storybook/painted.ts';
import { showAs } from '../../.storybook/shown/shownAs.ts';
import { focusables } from './checks/focusable.ts';
import type { Mode } from './modes.ts';

/** The roots of a scheme: the page, and the ground that a story stands on. */
const schemeRoots = ':root, body > div > [data-color-scheme]';

let shown: Mode['variation'];

/** Shows what is mounted in a mode. */
export async function show({ scheme, width, height, variation }: Mode): Promise<void> {
  await resize(width, height);
  await vary(variation);
  for (const element of document.querySelectorAll(schemeRoots)) element.setAttribute('data-color-scheme', scheme);
  endAnimations();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  endAnimations();
}

/** Takes back what the modes of a story changed, for the next story. */
export async function showAsMounted(): Promise<void> {
  await vary(undefined);
  document.documentElement.style.removeProperty('--window-height');
}

async function resize(width: number, height: number): Promise<void> {
  if (window.innerWidth !== width || window.innerHeight !== height) await page.viewport(width, height);
}

/** Gives what is mounted the variation of a mode, in the place of the one before. */
async function vary(variation: Mode['variation']): Promise<void> {
  const before = shown;
  if (variation === before) return;
  shown = variation;
  if (before === 'hover') await commands.hover(false);
  if (before === 'forced') await commands.forceColors(false);
  if (before === 'focus' && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  showAs({
    ...(variation === 'highContrast' && { look: variation }),
    ...(variation === 'rtl' && { direction: variation }),
    ...((variation === 'large' || variation === 'long') && { text: variation }),
  });
  if (variation === 'hover') await commands.hover(true);
  if (variation === 'forced') await commands.forceColors(true);
  if (variation === 'focus') focusables()[0]?.focus({ focusVisible: true, preventScroll: true });
}

/** A colour on its way to another is neither of them, and what moves forever is shown as it is without moving. */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
}

/** Makes the window as high as what a story shows, and resolves once all of it is there and painted. */
export async function showWhole({ width, height }: Mode): Promise<void> {
  const { documentElement: root } = document;
  root.style.setProperty('--window-height', `${height}px`);
  await settled();
  // What was below the window may load or move only now, and has its true height only in sight.
  for (
    let tries = 0;
    tries < 3 && root.scrollHeight > height && window.innerHeight !== heightOf(root, height);
    tries++
  ) {
    await resize(width, heightOf(root, height));
    await settled();
  }
  endAnimations();
}

/** How high a page is, at least as high as its window should be. */
function heightOf({ scrollHeight }: Element, least: number): number {
  if (scrollHeight > window.innerHeight) return scrollHeight;
  // The page itself fills its window.
  const lowest = [...document.body.children].map((child) => child.getBoundingClientRect().bottom);
  return Math.max(least, Math.round(Math.max(...lowest)));
}

/** Resolves once the page has what it shows, and has painted it. */
async function settled(): Promise<void> {
  do {
    await document.fonts.ready;
    // No event of the page waits for drawings in files of their own.
    const drawings = [...document.querySelectorAll<SVGUseElement>('use')].filter((use) => use.checkVisibility());
    await vi.waitUntil(() => drawings.every((use) => use.getBBox().width > 0), { timeout: 5000 });
    await painted();
  } while ((await commands.pendingLoads()) > 0);
}
