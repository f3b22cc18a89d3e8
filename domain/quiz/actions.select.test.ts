import { describe, expect, it } from 'vitest';
import { goTo, next, pick, play, previous, question, showResults, started, submit } from './fixtures.ts';
import type { AnswerMode } from './types.ts';

const exam = [question('ABcd'), question('Ab'), question('aB')];
const modes: AnswerMode[] = ['immediate', 'end'];

describe.each(modes)('select in %s mode', (mode) => {
  const state = started(mode, exam);

  it('keeps a list of chosen answers per question, in the order picked', () => {
    expect(play(state, ...pick('BA'), goTo(2), ...pick('a')).picks).toEqual([['B', 'A'], [], ['a']]);
  });

  it('picks belong to their question: moving away and back shows them again', () => {
    const picked = play(state, ...pick('A'));
    expect(play(picked, next, ...pick('b'), previous)).toMatchObject({ index: 0, picks: [['A'], ['b'], []] });
    expect(play(picked, next, previous)).toEqual(picked);
  });

  it('updates the status of the question at once', () => {
    expect(play(state, ...pick('A')).statuses).toEqual(['incomplete', 'none', 'none']);
    expect(play(state, ...pick('Ac')).statuses).toEqual(['partial', 'none', 'none']);
    expect(play(state, ...pick('AB')).statuses).toEqual(['correct', 'none', 'none']);
    expect(play(state, ...pick('cd')).statuses).toEqual(['incorrect', 'none', 'none']);
  });

  it('leaves the list of statuses alone if the status stays', () => {
    const picked = play(state, ...pick('c'));
    expect(play(picked, ...pick('d')).statuses).toBe(picked.statuses);
  });

  it('does not score before the finish', () => {
    expect(play(state, ...pick('AB'))).toMatchObject({ correctAmount: 0, scorePercent: 0, finished: false });
  });

  it('is ignored once finished', () => {
    const finished = play(state, ...pick('A'), goTo(2), next);
    expect(play(finished, ...pick('B'))).toBe(finished);
    const reviewed = play(finished, goTo(0));
    expect(play(reviewed, ...pick('B'))).toBe(reviewed);
  });

  it('is ignored in the results view', () => {
    const results = play(state, goTo(2), next, showResults);
    expect(play(results, ...pick('A'))).toBe(results);
  });

  it('is ignored for an answer that the question does not have', () => {
    expect(play(state, ...pick('z'))).toBe(state);
    const second = play(state, next);
    expect(play(second, ...pick('c'))).toBe(second);
  });

  it('picks nothing in a question without correct answers', () => {
    expect(play(started(mode, [question('ab')]), ...pick('a')).picks).toEqual([[]]);
  });
});

describe('select in immediate mode', () => {
  const state = started('immediate', exam);

  it('appends every click', () => {
    expect(play(state, ...pick('c')).picks[0]).toEqual(['c']);
    expect(play(state, ...pick('cB')).picks[0]).toEqual(['c', 'B']);
  });

  it('does not take back what is revealed', () => {
    const picked = play(state, ...pick('A'));
    expect(play(picked, ...pick('A'))).toBe(picked);
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

  it('restores the state before a pick that is taken back', () => {
    expect(play(state, ...pick('AA'))).toEqual(state);
  });

  it('refuses a new selection once the number selected equals the number of correct answers', () => {
    const full = play(state, ...pick('cd'));
    expect(full.refused).toBe(false);
    const refused = play(full, ...pick('A'));
    expect(refused).toEqual({ ...full, refused: true });
    expect(play(refused, ...pick('B'))).toBe(refused);
  });

  it('accepts a new selection after one is taken back', () => {
    expect(play(state, ...pick('cdAcA'))).toMatchObject({ picks: [['d', 'A'], [], []], refused: false });
  });

  it.each([
    ['a pick taken back', pick('c')],
    ['a pick of an unknown answer', pick('z')],
    ['next', [next]],
    ['previous on the first question', [previous]],
    ['a jump to the same question', [goTo(0)]],
    ['submit before the last question', [submit]],
    ['showResults before the finish', [showResults]],
  ])('forgets the refusal after %s', (_action, actions) => {
    expect(play(state, ...pick('cdA'), ...actions).refused).toBe(false);
  });
});
