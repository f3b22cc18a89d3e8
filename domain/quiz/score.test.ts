import { describe, expect, it } from 'vitest';
import { question } from './fixtures.ts';
import { formatAmount, formatPercent, percentOf, pointsInWords, score, shownScore, strictScore } from './score.ts';

/** An exam of one-answer questions, so many of them answered correctly. */
function scoreOf(right: number, total: number) {
  const questions = Array.from({ length: total }, () => question('Ab'));
  return score(
    questions,
    questions.map((_, index) => [index < right ? 'A' : 'b']),
  );
}

describe('score', () => {
  it('each question scores the share of correct answers chosen', () => {
    expect(score([question('ABcd')], [['A', 'c']])).toEqual({ correctAmount: 0.5, scorePercent: 50 });
    expect(score([question('ABCD')], [['A', 'B', 'C']])).toEqual({ correctAmount: 0.8, scorePercent: 80 });
    expect(score([question('Ab'), question('ABc')], [['b'], ['A', 'B']])).toMatchObject({ correctAmount: 1 });
  });

  it('a question without a pick counts 0', () => {
    expect(score([question('Ab'), question('Ab')], [['A'], []])).toEqual({ correctAmount: 1, scorePercent: 50 });
    expect(score([question('Ab'), question('Ab')], [['A']])).toEqual({ correctAmount: 1, scorePercent: 50 });
  });

  it('the total is rounded to 1 decimal', () => {
    const thirds = [question('ABCd'), question('ABCd')];
    expect(score(thirds, [['A'], []]).correctAmount).toBe(0.3);
    expect(score(thirds, [['A'], ['A']]).correctAmount).toBe(0.7);
  });

  it('the total is rounded half up', () => {
    expect(score([question('ABCDe'), question('Ab')], [['A'], []]).correctAmount).toBe(0.3);
    // The shares 1/3, 1/4 and 1/6 make 0.75, which floating point makes 0.7499999999999999.
    expect(1 / 3 + 1 / 4 + 1 / 6).toBeLessThan(0.75);
    const exam = [question('ABC'), question('ABCD'), question('ABCDEF')];
    expect(score(exam, [['A'], ['A'], ['A']]).correctAmount).toBe(0.8);
  });

  it('percent = total / question count * 100, with the ratio rounded to 2 decimals', () => {
    expect(scoreOf(2, 3).scorePercent).toBe(67);
    expect(scoreOf(1, 3).scorePercent).toBe(33);
    expect(scoreOf(1, 200).scorePercent).toBe(1);
    expect(scoreOf(1, 201).scorePercent).toBe(0);
    // The total is rounded first: 1/4 becomes 0.3, and 0.3 of 1 is 30 percent.
    expect(score([question('ABCD')], [['A']]).scorePercent).toBe(30);
  });

  it('percent is a whole number where 0.57 * 100 is not', () => {
    expect(0.57 * 100).not.toBe(57);
    expect(scoreOf(57, 100).scorePercent).toBe(57);
    // 57/200 is 28.5 percent, which floating point makes 28.499999999999996.
    expect(scoreOf(57, 200).scorePercent).toBe(29);
  });
});

it('no shown percentage reaches a pass mark that its score misses', () => {
  expect([shownScore(68, 40.5, 60, 68), shownScore(68, 41, 60, 68), shownScore(68, 40.5, 60)]).toEqual([67, 68, 68]);
  expect([percentOf(2, 3), percentOf(57, 100), percentOf(0, 0)]).toEqual([67, 57, 0]);
});

it('the correct amount shows at most 1 decimal', () => {
  expect(formatAmount(41.5)).toBe('41.5');
  expect(formatAmount(40)).toBe('40');
  expect(formatAmount(0.25)).toBe('0.3');
});

it('score percent is shown with 2 decimals', () => {
  expect(formatPercent(67)).toBe('67.00');
  expect(formatPercent(100)).toBe('100.00');
});

it('an official exam gives nothing for a question that is right in part', () => {
  const statuses = ['correct', 'partial', 'incomplete', 'incorrect', 'correct', 'correct'] as const;
  expect(strictScore({ statuses })).toEqual({ correctAmount: 3, scorePercent: 50 });
  expect(strictScore({ statuses: [] })).toEqual({ correctAmount: 0, scorePercent: 0 });
});

it('names points as people do', () => {
  expect([1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1, 5 / 3].map(pointsInWords)).toEqual([
    'a quarter of a point',
    'a third of a point',
    'half a point',
    'two thirds of a point',
    'three quarters of a point',
    'one point',
    '1.7 points',
  ]);
});
