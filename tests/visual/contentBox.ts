/** A part of the window, in CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What shadows and focus rings may need around an element. */
const margin = 24;

/** What holds a story and shows nothing: the page, the container that a story is mounted in, and its ground. */
const holders = 'body > div, body > div > [data-color-scheme]';

/** The part of the window that a story fills: a picture of it needs no empty page around it. */
export function contentBox(): Box {
  const { innerWidth, innerHeight } = window;
  let [left, top, right, bottom] = [innerWidth, innerHeight, 0, 0];
  for (const element of document.body.querySelectorAll(`:not(:is(${holders}))`)) {
    const rect = element.getBoundingClientRect();
    const isSeen =
      rect.width > 0 &&
      rect.height > 0 &&
      rect.right > 0 &&
      rect.bottom > 0 &&
      rect.left < innerWidth &&
      rect.top < innerHeight;
    if (!isSeen) continue;
    left = Math.min(left, rect.left);
    top = Math.min(top, rect.top);
    right = Math.max(right, rect.right);
    bottom = Math.max(bottom, rect.bottom);
  }
  const x = Math.max(0, Math.floor(left - margin));
  const y = Math.max(0, Math.floor(top - margin));
  const width = Math.min(innerWidth, Math.ceil(right + margin)) - x;
  const height = Math.min(innerHeight, Math.ceil(bottom + margin)) - y;
  // A story that renders nothing is a picture of the empty page.
  return width > 0 && height > 0 ? { x, y, width, height } : { x: 0, y: 0, width: innerWidth, height: innerHeight };
}
