import { describe, expect, it } from 'vitest';
import { goTo, next, pick, play, previous, question, showResults, started, submit } from './fixtures.ts';
import type { AnswerMode } from './types.ts';

const exam = [question('ABcd'), question('Ab'), question('aB')];
const modes: AnswerMode[] = ['immediate', 'end'];

describe.each(modes)('in %s mode', (mode) => {
  const state = started(mode, exam);
  const onLast = play(state, ...pick('A'), goTo(2), ...pick('B'));
  const finished = play(onLast, next);
  const results = play(finished, showResults);

  it('Next goes on one question and keeps the answers', () => {
    expect(play(state, ...pick('A'), next)).toMatchObject({ index: 1, picks: [['A'], [], []], finished: false });
  });

  it('moving past the last question finishes the quiz, computes the score and marks unanswered questions incorrect', () => {
    expect(finished).toEqual({
      ...onLast,
      finished: true,
      statuses: ['incomplete', 'incorrect', 'correct'],
      correctAmount: 1.5,
      scorePercent: 50,
    });
  });

  it('after finishing, Next and Previous only browse', () => {
    expect(play(finished, next)).toBe(finished);
    expect(play(finished, previous)).toEqual({ ...finished, index: 1 });
    expect(play(finished, previous, next)).toEqual(finished);
    expect(play(finished, previous, previous, previous).index).toBe(0);
  });

  it('Previous goes back one question and stays on the first', () => {
    expect(play(state, goTo(2), previous).index).toBe(1);
    expect(play(state, previous)).toBe(state);
  });

  it('Go to question jumps by index', () => {
    expect(play(state, goTo(2))).toEqual({ ...state, index: 2 });
    expect(play(state, goTo(0))).toBe(state);
  });

  it('Go to question takes the nearest question to an index out of range', () => {
    expect(play(state, goTo(3)).index).toBe(2);
    expect(play(state, goTo(1), goTo(-1)).index).toBe(0);
  });

  it('Go to question leaves the results view, so that answers can be reviewed', () => {
    expect(play(results, goTo(1))).toEqual({ ...finished, index: 1 });
  });

  it('View Results opens the results view after the finish only', () => {
    expect(results).toEqual({ ...finished, index: null });
    expect(play(results, showResults)).toBe(results);
    expect(play(onLast, showResults)).toBe(onLast);
  });
});

describe('Submit', () => {
  const onLast = play(started('end', exam), ...pick('A'), goTo(2), ...pick('B'));

  it('scores, marks unanswered as incorrect, finishes, and the index becomes none', () => {
    expect(play(onLast, submit)).toEqual({
      ...onLast,
      index: null,
      finished: true,
      statuses: ['incomplete', 'incorrect', 'correct'],
      correctAmount: 1.5,
      scorePercent: 50,
    });
  });

  it('is for the last question', () => {
    const elsewhere = play(onLast, previous);
    expect(play(elsewhere, submit)).toBe(elsewhere);
  });
});
