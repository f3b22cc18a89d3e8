import { expect, it } from 'vitest';
import { shownSlides, shownWords } from './useSlides.ts';

it('the slides on view follow the first one, go on from the start behind the last, and are no more than there are', () => {
  expect(shownSlides(1, 3, 6)).toEqual([1, 2, 3]);
  expect(shownSlides(4, 3, 6)).toEqual([4, 5, 0]);
  expect(shownSlides(0, 3, 2)).toEqual([0, 1]);
});

it('the words for them count from one', () => {
  expect(shownWords([4, 5, 0], 6)).toBe('Showing 5, 6 and 1 of 6');
  expect(shownWords([2], 6)).toBe('Showing 3 of 6');
});
