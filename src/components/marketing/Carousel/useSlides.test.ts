import { describe, expect, it } from 'vitest';
import { shownSlides, shownWords } from './useSlides.ts';

describe('the slides on view', () => {
  it('follow the first one', () => {
    expect(shownSlides(1, 3, 6)).toEqual([1, 2, 3]);
  });

  it('go on from the start behind the last', () => {
    expect(shownSlides(4, 3, 6)).toEqual([4, 5, 0]);
  });

  it('are no more than there are', () => {
    expect(shownSlides(0, 3, 2)).toEqual([0, 1]);
  });
});

describe('the words for them', () => {
  it('count from one', () => {
    expect(shownWords([4, 5, 0], 6)).toBe('Showing 5, 6 and 1 of 6');
  });

  it('need no list for a single one', () => {
    expect(shownWords([2], 6)).toBe('Showing 3 of 6');
  });
});
