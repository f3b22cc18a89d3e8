import { commands, page } from 'vitest/browser';
import { showAs } from '../../.storybook/shown/shownAs.ts';
import type { Mode, Variation } from './modes.ts';
import { settled } from './settled.ts';

/** The roots of a scheme: the page, and the ground that a story stands on. */
const schemeRoots = ':root, body > div > [data-color-scheme]';

/** The mode that is shown; undefined while a story is as it was mounted. */
let shown: Mode | undefined;

/** Shows what is mounted in a mode, the whole of it inside the window. */
export async function show(mode: Mode): Promise<void> {
  const before = shown;
  shown = mode;
  await vary(before, mode);
  for (const element of document.querySelectorAll(schemeRoots)) element.setAttribute('data-color-scheme', mode.scheme);
  endAnimations();
  // Colours move nothing.
  if (before && isSameLayout(before, mode)) await settled();
  else await fit(mode);
  endAnimations();
}

/**
 * Whether something of a page that is higher than its window keeps its place there while the page is scrolled. In a window
 * as high as the page that cannot be seen.
 */
export const keepsPlace = ({ height }: Mode): boolean =>
  document.documentElement.scrollHeight > height &&
  [...document.body.querySelectorAll('*')].some(
    (element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position) && element.checkVisibility(),
  );

/** Takes back what the modes of a story changed, for the next story. */
export async function showAsMounted(): Promise<void> {
  if (shown) await vary(shown, undefined);
  shown = undefined;
  window.scrollTo({ top: 0, behavior: 'instant' });
  document.documentElement.style.removeProperty('--window-height');
}

const isSameLayout = (before: Mode, mode: Mode) =>
  before.width === mode.width && before.theme === mode.theme && before.variation === mode.variation;

/** Gives what is mounted the theme and the variation of a mode. */
async function vary(before: Mode | undefined, mode: Mode | undefined): Promise<void> {
  const [theme, variation] = [mode?.theme, mode?.variation];
  if (theme === before?.theme && variation === before?.variation) return;
  showAs({
    ...(theme && { look: theme }),
    ...(variation === 'rtl' && { direction: variation }),
    ...((variation === 'large' || variation === 'long') && { text: variation }),
  });
  if (variation === 'forced') await commands.forceColors(true);
  if (before?.variation === 'forced') await releaseColors();
  if (statesOf(before?.variation)) await commands.releaseStates();
  const states = statesOf(variation);
  if (states) await commands.forceStates(states);
}

/** Takes the system's own colours back. */
async function releaseColors(): Promise<void> {
  await commands.forceColors(false);
  // The browser keeps the colours of borders that cells share, until the table is laid out anew.
  for (const table of document.querySelectorAll('table')) {
    table.style.borderCollapse = 'separate';
    table.getBoundingClientRect();
    table.style.removeProperty('border-collapse');
  }
}

function statesOf(variation: Variation | undefined): ('hover' | 'active')[] | undefined {
  if (variation === 'hover') return ['hover'];
  return variation === 'pressed' ? ['hover', 'active'] : undefined;
}

/** A colour on its way to another is neither of them, and what moves forever is shown as it is without moving. */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
}

/** Makes the window as large as a mode's, and as high as what it shows where that is not scrolled. */
async function fit({ width, height, variation }: Mode): Promise<void> {
  const { documentElement: root } = document;
  root.style.setProperty('--window-height', `${height}px`);
  if (window.innerWidth !== width || window.innerHeight !== height) await page.viewport(width, height);
  await settled();
  if (root.scrollHeight <= height) return;
  if (variation === 'scrolled') {
    window.scrollTo({ top: Math.round((root.scrollHeight - height) / 2), behavior: 'instant' });
    await settled();
    return;
  }
  // What was below the window may load or move only now, and has its true height only in sight.
  for (let tries = 0; tries < 3 && window.innerHeight !== heightOf(root, height); tries++) {
    await page.viewport(width, heightOf(root, height));
    await settled();
  }
}

/** How high a page is, at least as high as its window should be. */
function heightOf({ scrollHeight }: Element, least: number): number {
  if (scrollHeight > window.innerHeight) return scrollHeight;
  // The page itself fills its window.
  const lowest = [...document.body.children].map((child) => child.getBoundingClientRect().bottom);
  return Math.max(least, Math.round(Math.max(...lowest)));
}
