/** Answers of calls that a page was drawn with at build time, by their cache keys. */
export type DrawnWith = Readonly<Record<string, unknown>>;

/** Id of the element in which a page brings them along, as JSON. */
export const drawnWithElement = 'drawn-with';

/** What the page on show was drawn with; nothing where it comes without content. */
export function readDrawnWith(): DrawnWith {
  const text = document.getElementById(drawnWithElement)?.textContent;
  return text ? (JSON.parse(text) as DrawnWith) : {}; // our own build has written it
}
