import { describe, expect, it } from 'vitest';
import { goTo, next, pick, play, question, started, submit } from './fixtures.ts';
import { verdict } from './verdict.ts';

const exam = [question('aBc'), question('AbC'), question('Ab')];
const immediate = started('immediate', exam);
const end = started('end', exam);

describe('the verdict on a question', () => {
  it('says what was right once it is revealed', () => {
    expect(verdict(play(immediate, ...pick('B')), 0)).toEqual({ kind: 'correct', text: 'Correct.' });
    expect(verdict(play(immediate, ...pick('c')), 0)).toEqual({
      kind: 'incorrect',
      text: 'Wrong',
      correct: 'Correct: B',
    });
    expect(verdict(play(immediate, next, ...pick('Ab')), 1)).toEqual({
      kind: 'partial',
      text: 'Partly correct: half a point',
      correct: 'Correct: A and C',
    });
  });

  it('says after the first of two picks how many are left, and in immediate mode how it went', () => {
    expect(verdict(play(immediate, next, ...pick('A')), 1)).toEqual({ kind: 'left', text: 'Correct. Choose 1 more.' });
    expect(verdict(play(immediate, next, ...pick('b')), 1)).toEqual({ kind: 'left', text: 'Wrong. Choose 1 more.' });
    expect(verdict(play(end, next, ...pick('b')), 1)).toEqual({ kind: 'left', text: 'Choose 1 more.' });
  });

  it('reveals nothing in end mode before the finish', () => {
    expect(verdict(play(end, ...pick('c')), 0)).toEqual({ kind: 'answered', text: 'Answered: C.' });
    expect(verdict(play(end, next, ...pick('CA')), 1).text).toBe('Answered: A and C.');
    expect(verdict(play(end, ...pick('c'), goTo(2), submit), 0).text).toBe('Wrong');
    const half = play(end, next, ...pick('A'), next, submit);
    expect(verdict(half, 1)).toMatchObject({ text: 'Incomplete: half a point' });
    expect(verdict({ ...half, isAllOrNothing: true }, 1).text).toBe('Incomplete: no point');
  });

  it('tells a question that nobody answered apart from a wrong one', () => {
    const finished = play(immediate, goTo(2), next);
    const unanswered = { kind: 'unanswered', text: 'Incorrect, not answered' };
    expect(verdict(finished, 0)).toEqual({ ...unanswered, correct: 'Correct: B' });
    expect(verdict(finished, 1)).toEqual({ ...unanswered, correct: 'Correct: A and C' });
  });

  it('says of a refused pick how to change the answer', () => {
    expect(verdict(play(end, ...pick('aB')), 0)).toEqual({
      kind: 'refused',
      text: 'Press A again to change your answer.',
    });
    expect(verdict(play(end, next, ...pick('AbC')), 1)).toEqual({
      kind: 'refused',
      text: 'Choose only 2. Deselect one first.',
    });
  });

  it('is idle where nothing has happened', () => {
    expect(verdict(immediate, 0)).toEqual({ kind: 'idle', text: 'Unanswered' });
    expect(verdict(end, 7)).toEqual({ kind: 'idle', text: '' });
  });
});
