/** What the stories of Carousel share. */
import { expect, waitFor } from 'storybook/test';

/** The names of the slides that can be read, in the order of the page. */
export const shownSlides = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[aria-roledescription="slide"]:not([inert])')].map((slide) => slide.ariaLabel);

/** Waits until exactly these of six slides are visible, and can be moved. */
export async function expectShown(canvasElement: HTMLElement, ...numbers: number[]): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector('[data-moved="true"]')).not.toBeNull(), settling);
  await waitFor(() => expect(shownSlides(canvasElement)).toEqual(numbers.map((number) => `${number} of 6`)));
  const portraits = canvasElement.querySelectorAll<HTMLImageElement>(':not([inert]) > figure img');
  await Promise.all([...portraits].map((portrait) => portrait.decode()));
}

/** A move takes its time where motion is welcome, and on a busy machine more. */
export const settling = { timeout: 5000 };

/** A device that allows motion, as all stories run where less of it is asked for. Returns how to undo it. */
export function mockMotion(): () => void {
  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => {
    const list = matchMedia(query);
    if (!query.includes('prefers-reduced-motion')) return list;
    return Object.defineProperty(list, 'matches', { value: query.includes('no-preference') });
  };
  return () => {
    window.matchMedia = matchMedia;
  };
}

/** A finger that moves sideways over an element, by so many pixels. */
export function swipe(target: Element, by: number): void {
  const { left, top, width } = target.getBoundingClientRect();
  const at = (x: number) => new Touch({ identifier: 1, target, clientX: left + width / 2 + x, clientY: top + 40 });
  const send = (type: string, x: number) => {
    const touches = type === 'touchend' ? [] : [at(x)];
    target.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches: [at(x)] }));
  };
  send('touchstart', 0);
  for (const share of [0.25, 0.5, 0.75, 1]) send('touchmove', by * share);
  send('touchend', by);
}
