/** A part of the window, in CSS pixels. */
export type Box = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

/** What shadows and focus rings may need around an element. */
const margin = 24;
/** What holds a story and shows nothing: the page, the container that a story is mounted in, and its ground. */
const holders = 'body > div, body > div > [data-color-scheme]';

/** The part of the window that a story fills: a picture of it needs no empty page around it. */
export function contentBox(): Box {
  const { innerWidth, innerHeight } = window;
  const seen = [...document.body.querySelectorAll(`:not(:is(${holders}))`)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .filter(({ left, top, right, bottom }) => right > 0 && bottom > 0 && left < innerWidth && top < innerHeight);
  // A story that renders nothing is a picture of the empty page.
  if (seen.length === 0) return { x: 0, y: 0, width: innerWidth, height: innerHeight };
  const x = Math.max(0, Math.floor(Math.min(...seen.map(({ left }) => left)) - margin));
  const y = Math.max(0, Math.floor(Math.min(...seen.map(({ top }) => top)) - margin));
  const right = Math.min(innerWidth, Math.ceil(Math.max(...seen.map((rect) => rect.right)) + margin));
  const bottom = Math.min(innerHeight, Math.ceil(Math.max(...seen.map((rect) => rect.bottom)) + margin));
  return { x, y, width: right - x, height: bottom - y };
}
