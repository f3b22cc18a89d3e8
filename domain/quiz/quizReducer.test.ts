import { describe, expect, it } from 'vitest';
import { goTo, next, pick, play, previous, question, showResults, started, submit } from './fixtures.ts';
import { quizReducer } from './quizReducer.ts';
import type { AnswerMode } from './types.ts';

const exam = [question('ABcd'), question('Ab'), question('aB')];
const modes: AnswerMode[] = ['immediate', 'end'];

it.each(modes)('%s starts the quiz at its first question, unanswered', (mode) => {
  expect(started(mode, exam)).toEqual({
    questions: exam,
    mode,
    index: 0,
    picks: [[], [], []],
    statuses: ['none', 'none', 'none'],
    flags: [false, false, false],
    struck: [[], [], []],
    finished: false,
    correctAmount: 0,
    scorePercent: 0,
    refused: false,
  });
});

describe('the questions', () => {
  it.each(modes)('may be none: in %s mode there is nothing to show, to finish or to score', (mode) => {
    const state = started(mode, []);
    expect(state).toMatchObject({ index: null, finished: false, scorePercent: 0 });
    for (const action of [...pick('A'), next, previous, goTo(0), submit, showResults]) {
      expect(quizReducer(state, action)).toBe(state);
    }
  });
});

describe.each(modes)('select in %s mode', (mode) => {
  const state = started(mode, exam);

  it('keeps a list of chosen answers per question, in the order picked', () => {
    expect(play(state, ...pick('BA'), goTo(2), ...pick('a')).picks).toEqual([['B', 'A'], [], ['a']]);
  });

  it('picks nothing in a question without correct answers', () => {
    expect(play(started(mode, [question('ab')]), ...pick('a')).picks).toEqual([[]]);
  });
});

describe('select in immediate mode', () => {
  const state = started('immediate', exam);

  it('appends every click, and takes none back', () => {
    expect(play(state, ...pick('c')).picks[0]).toEqual(['c']);
    expect(play(state, ...pick('cB')).picks[0]).toEqual(['c', 'B']);
    expect(play(state, ...pick('cc')).picks[0]).toEqual(['c']);
  });

  it('is ignored, not refused, once the question is locked', () => {
    const locked = play(state, ...pick('cA'));
    expect(play(locked, ...pick('B'))).toBe(locked);
    expect(play(locked, ...pick('c'))).toBe(locked);
  });
});

describe('select in end mode', () => {
  const state = started('end', exam);

  it('toggles the selection', () => {
    expect(play(state, ...pick('AcA')).picks[0]).toEqual(['c']);
    expect(play(state, ...pick('AcA')).statuses[0]).toBe('incorrect');
  });

  it('refuses a new selection once the number selected equals the number of correct answers', () => {
    const full = play(state, ...pick('cd'));
    expect(full.refused).toBe(false);
    const refused = play(full, ...pick('A'));
    expect(refused).toEqual({ ...full, refused: true });
    expect(play(refused, ...pick('B'))).toBe(refused);
  });

  it.each([
    ['a pick taken back', pick('c')],
    ['next', [next]],
    ['a jump to the same question', [goTo(0)]],
  ])('forgets the refusal after %s', (_action, actions) => {
    expect(play(state, ...pick('cdA'), ...actions).refused).toBe(false);
  });
});

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

  it('Go to question takes the nearest question to an index out of range', () => {
    expect(play(state, goTo(2))).toEqual({ ...state, index: 2 });
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

describe('strike', () => {
  const strike = (answerId: string) => ({ type: 'strike', answerId }) as const;

  it('takes a pick back that can be, a strike taken back leaves none, and a pick takes a strike back', () => {
    const struck = play(started('end', exam), ...pick('A'), strike('A'));
    expect(struck).toMatchObject({ picks: [[], [], []], struck: [['A'], [], []] });
    expect(play(struck, strike('A')).struck[0]).toEqual([]);
    expect(play(struck, ...pick('A'))).toMatchObject({ picks: [['A'], [], []], struck: [[], [], []] });
  });

  it('is ignored where the answer is revealed', () => {
    const revealed = play(started('immediate', exam), ...pick('c'));
    expect(play(revealed, strike('c'))).toBe(revealed);
  });
});

describe('Submit', () => {
  const onLast = play(started('end', exam), ...pick('A'), goTo(2), ...pick('B'));

  it('scores, marks unanswered as incorrect, finishes, and the index becomes none', () => {
    expect(play(onLast, submit)).toEqual({ ...play(onLast, next), index: null });
    expect(play(onLast, previous, { type: 'handIn' })).toEqual(play(onLast, submit));
  });

  it('is for the last question, in end mode', () => {
    const immediate = play(started('immediate', exam), goTo(2));
    for (const elsewhere of [play(onLast, previous), immediate]) expect(play(elsewhere, submit)).toBe(elsewhere);
  });
});
