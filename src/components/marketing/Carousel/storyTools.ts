/** What the stories of Carousel share. */
import { expect, waitFor } from 'storybook/test';

/** The names of the slides that can be read, in the order of the page. */
export const shownSlides = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[aria-roledescription="slide"]:not([inert])')].map((slide) => slide.ariaLabel);

/** Waits until exactly these of six slides are visible, and can be moved. */
export async function expectShown(canvasElement: HTMLElement, ...numbers: number[]): Promise<void> {
  await waitFor(() => expect(shownSlides(canvasElement)).toEqual(numbers.map((number) => `${number} of 6`)));
  const portraits = canvasElement.querySelectorAll<HTMLImageElement>(':not([inert]) > figure img');
  await Promise.all([...portraits].map((portrait) => portrait.decode()));
}

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
