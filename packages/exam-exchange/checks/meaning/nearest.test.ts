import { describe, expect, it } from 'vitest';
import { goodQuestions } from '../../../../tests/harness/goodExam.ts';
import { dot } from './basis.ts';
import { meaningsOf } from './meanings.ts';
import { nearestPairs } from './nearest.ts';

describe('meaningsOf', () => {
  // Two matters; "package" and "version" never stand beside "installed" in the last two texts but in the first ones.
  const packages = [
    'unlocked package version',
    'package version upgrade',
    'version upgrade installed',
    'package installed',
  ];
  const sharing = ['private sharing rule', 'sharing rule role', 'role hierarchy private', 'hierarchy sharing'];
  const fillers = [
    'report chart',
    'chart filter',
    'report filter',
    'report bucket chart',
    'bucket filter',
    'email alert',
  ];
  const meanings = meaningsOf([...packages, ...sharing, ...fillers, 'upgrade', 'installed', 'unheard']);
  const likeness = (one: number, other: number) =>
    dot(meanings[one] ?? new Float64Array(), meanings[other] ?? new Float64Array());

  it('finds texts alike that share no word, but the company of their words', () => {
    expect(likeness(14, 15)).toBeGreaterThan(0.75);
    expect(likeness(0, 3)).toBeGreaterThan(0.75);
  });

  it('finds texts on other matters unlike', () => {
    expect(Math.abs(likeness(0, 4))).toBeLessThan(0.25);
    expect(Math.abs(likeness(14, 4))).toBeLessThan(0.25);
  });

  it('places a text nowhere that shares no word with any', () => {
    expect(likeness(16, 16)).toBe(0);
    expect(likeness(0, 0)).toBeCloseTo(1);
  });
});

describe('nearestPairs', () => {
  it('says nothing of so few questions that words have no company', () => {
    const [question] = goodQuestions(1);
    if (!question) throw new Error('There is a question.');
    expect(nearestPairs(['a', 'b'].map((exam) => ({ ...question, exam })))).toEqual([]);
  });

  it('finds a question of another exam in other words, and none of its own exam', () => {
    const matters = Array.from({ length: 83 }, (_, at) => [`lake${at}`, `boat${at}`, `sail${at}`, `wind${at}`]);
    const questions = matters.flatMap(([a = '', b = '', c = '', d = ''], at) =>
      [`${a} ${b} ${c}`, `${b} ${c} ${d}`, `${a} ${d}`, `${a} ${c} ${d}`, `${b} ${d}`, `${a} ${b}`, `${c} ${d}`].map(
        (text, part) => ({ text, answers: [], exam: part < 6 ? `exam${at % 2}` : 'other' }),
      ),
    );
    const pairs = nearestPairs(questions);
    expect(pairs.every(({ later, earlier }) => questions[later]?.exam !== questions[earlier]?.exam)).toBe(true);
    // "lake boat" and "sail wind" of one matter have no word in common.
    expect(pairs).toContainEqual({ later: 6, earlier: 5, likeness: expect.closeTo(1, 1) });
    expect(pairs.every(({ later, earlier }) => Math.floor(later / 7) === Math.floor(earlier / 7))).toBe(true);
  });
});
