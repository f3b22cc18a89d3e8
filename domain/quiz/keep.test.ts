import { describe, expect, it } from 'vitest';
import { goTo, pick, play, question, started } from './fixtures.ts';
import { answeredIn, changedInWords, changedSince, keep, resume } from './keep.ts';

const exam = [question('Abc'), question('dEF'), question('Ghi')];

describe('what is kept of a quiz', () => {
  it('is its mode, its place and the picks of the answered questions', () => {
    const quiz = play(started('end', exam), ...pick('b'), goTo(1), ...pick('FE'));
    expect(keep(quiz)).toEqual({
      mode: 'end',
      current: 'dEF',
      flagged: [],
      struck: {},
      position: 2,
      total: 3,
      answered: 2,
      picks: { Abc: ['b'], dEF: ['F', 'E'] },
      versions: { Abc: 1, dEF: 1 },
    });
  });
});

describe('a resumed quiz', () => {
  const kept = keep(play(started('immediate', exam), ...pick('b'), goTo(1), ...pick('E')));

  it('goes on over more questions, with those answered that have all their picks', () => {
    expect(answeredIn(exam, kept)).toBe(1);
    const resumed = resume([...exam, question('Jk')], kept);
    expect(resumed).toMatchObject({ mode: 'immediate', index: 1, picks: [['b'], ['E'], [], []] });
    expect(resumed.statuses).toEqual(['incorrect', 'incomplete', 'none', 'none']);
  });

  it('starts at the first question where its own is gone', () => {
    expect(resume(exam.slice(2), kept)).toMatchObject({ index: 0, picks: [[]] });
  });

  it('drops picks of answers that are gone, twice picked or over the limit', () => {
    const changed = { ...kept, picks: { Abc: ['x', 'b', 'b', 'A'] } };
    expect(resume(exam, changed).picks[0]).toEqual(['b']);
  });

  it('drops picks of a question that has changed since, and counts it', () => {
    const [first, ...others] = exam;
    const changed = [{ ...question('Abc'), ...first, version: 2 }, ...others];
    expect(resume(changed, kept).picks).toEqual([[], ['E'], []]);
    expect(changedSince(changed, kept)).toBe(1);
    expect(changedSince(exam, kept)).toBe(0);
    const keptBeforeVersions = { ...kept, versions: undefined };
    expect(changedSince(changed, keptBeforeVersions)).toBe(1);
    expect(resume(exam, keptBeforeVersions)).toEqual(resume(exam, kept));
  });

  it.each([
    [1, 'One question has changed since, and waits for a new answer.'],
    [2, '2 questions have changed since, and wait for new answers.'],
  ])('says that %s changed', (count, words) => expect(changedInWords(count)).toBe(words));
});
