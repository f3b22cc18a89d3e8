/** Functions that run in a page: they stand alone. */

/** Ids that more than one element has. */
export function doubledIds(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}

/** Whether something lies over the page's heading. */
export function isCovered(): boolean {
  window.scrollTo(0, 0);
  const heading = document.querySelector('#storybook-docs h1');
  if (!heading) return true;
  const { left, top, height } = heading.getBoundingClientRect();
  const seen = document.elementFromPoint(left + 4, top + height / 2);
  return !seen || !(heading.contains(seen) || seen.contains(heading));
}

/**
 * The words of an element, also those that a narrow or a lower window does not show, with one time for all: clocks run. Of
 * a story in an overlay, which is mounted beside it, those of the overlay.
 */
export function wordsIn(selector: string): string {
  const own = document.querySelector(selector);
  const overlays = selector === '#storybook-root' ? [...document.querySelectorAll('.MuiModal-root')] : [];
  return [own, ...overlays]
    .map((element) => element?.textContent ?? '')
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\d+:\d\d/g, '0:00');
}

/** The code of a page's first story, unfolded where it is not; empty as long as it is not there. */
export function shownCode(): string {
  const fold = document.querySelector<HTMLElement>('.docblock-code-toggle');
  if (fold?.getAttribute('aria-expanded') === 'false') fold.click();
  const code =
    document.getElementById(fold?.getAttribute('aria-controls') ?? '')?.querySelector('pre')?.innerText ?? '';
  return code.includes('Transforming...') ? '' : code;
}

/** Whether the story that this window or frame shows was rendered and played. */
export function isFinished(): boolean {
  const storybook = globalThis as { __STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => unknown } };
  return storybook.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished') !== undefined;
}
