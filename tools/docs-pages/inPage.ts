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

/** The words that an element shows; of a story in an overlay, which is mounted beside it, those of the overlay. */
export function shownText(selector: string): string {
  const own = (document.querySelector<HTMLElement>(selector)?.innerText ?? '').trim();
  const overlays = selector === '#storybook-root' ? [...document.querySelectorAll<HTMLElement>('.MuiModal-root')] : [];
  return [own, ...overlays.map(({ innerText }) => innerText.trim())].join('\n').trim().replaceAll(/\s+/g, ' ');
}

/** The code of a page's first story, unfolded where it is not; empty as long as it is not there. */
export function shownCode(): string {
  const canvas = document.querySelector('.sbdocs-preview');
  const fold = [...(canvas?.querySelectorAll('button') ?? [])].find((button) => button.innerText.includes('Show code'));
  fold?.click();
  const code = canvas?.querySelector('pre')?.innerText ?? '';
  return code.includes('Transforming...') ? '' : code;
}
