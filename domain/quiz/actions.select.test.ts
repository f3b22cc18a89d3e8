import { describe, expect, it } from 'vitest';
import { goTo, next, pick, play, question, started } from './fixtures.ts';
import type { AnswerMode } from './types.ts';

const exam = [question('ABcd'), question('Ab'), question('aB')];
const modes: AnswerMode[] = ['immediate', 'end'];

describe.each(modes)('select in %s mode', (mode) => {
  const state = started(mode, exam);

  it('keeps a list of chosen answers per question, in the order picked', () => {
    expect(play(state, ...pick('BA'), goTo(2), ...pick('a')).picks).toEqual([['B', 'A'], [], ['a']]);
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
