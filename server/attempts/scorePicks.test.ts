import { describe, expect, it } from 'vitest';
import { saveExamAttempt } from '../../contract/attempts.ts';
import { ApiError } from '../http/errors.ts';
import { scorePicks } from './scorePicks.ts';

const { questionsChanged, tooManyPicks } = saveExamAttempt.refusals;

/** A question whose correct answers are the capital letters. */
const question = (id: string, letters: string) => ({
  id,
  answers: letters
    .split('')
    .map((letter) => ({ id: letter.toLowerCase(), isCorrect: letter !== letter.toLowerCase() })),
});

const questions = [question('q1', 'Abc'), question('q2', 'ABc'), question('q3', 'abC')];

describe('scorePicks', () => {
  it.each([
    [100, { q1: ['a'], q2: ['b', 'a'], q3: ['c'] }],
    [50, { q1: ['a'], q2: ['a', 'c'], q3: ['a'] }],
    [33, { q1: ['a'] }],
    [0, { q1: ['b'], q2: [], q3: ['a'] }],
  ])('gives %s percent, with a share for some of the answers', (percent, picks) => {
    expect(scorePicks(questions, picks).percent).toBe(percent);
  });

  it('counts an answer that is repeated once', () => {
    expect(scorePicks(questions, { q1: ['a', 'a', 'a'], q2: ['a', 'a'] })).toEqual({
      percent: 50,
      picks: [['a'], ['a'], []],
      shares: [1, 0.5, 0],
      doubts: [undefined, undefined, undefined],
    });
  });

  it('doubts more answers than a question takes, and an answer that it does not have', () => {
    const { doubts } = scorePicks(questions, { q1: ['a', 'b'], q2: ['a'], q3: ['d'] });
    expect(doubts).toEqual([tooManyPicks, undefined, questionsChanged]);
  });

  it('refuses picks of a question that is not there, even without answers', () => {
    expect(() => scorePicks(questions, { q4: [] })).toThrow(new ApiError(questionsChanged));
  });

  it.each(['__proto__', 'constructor', 'toString', ''])('takes %j for a name like any other', (name) => {
    const picks = JSON.parse(`{"${name}": ["a"]}`);
    expect(() => scorePicks(questions, picks)).toThrow(new ApiError(questionsChanged));
    expect(scorePicks([question(name, 'Ab')], picks).percent).toBe(100);
    expect(scorePicks(questions, { q1: [name] }).doubts[0]).toEqual(questionsChanged);
  });
});
