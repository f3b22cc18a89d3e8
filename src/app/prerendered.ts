/** Responses of calls that a page was rendered with at build time, by their cache keys. */
export type Prerendered = Readonly<Record<string, unknown>>;

/** Id of the element in which a page carries them, as JSON. */
export const prerenderedElement = 'prerendered';

/** What the current page was rendered with; nothing where it comes without content. */
export function readPrerendered(): Prerendered {
  const text = document.getElementById(prerenderedElement)?.textContent;
  return text ? (JSON.parse(text) as Prerendered) : {}; // our own build has written it
}
