import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { set } from 'idb-keyval';
import { onDevice } from '../device.ts';
import { resetMocks } from '../../mocks/reset.ts';
import { dropQuiz, keepQuiz, readKeptQuiz } from './keptQuiz.ts';

const ana = { link: 'administrator', userId: 'ana' };
const quiz = { mode: 'end', current: 'q2', picks: { q1: ['a', 'c'] } } as const;

beforeEach(resetMocks);

describe('a kept quiz', () => {
  it('comes back as it was, with the time', async () => {
    vi.setSystemTime('2026-01-15T12:00:00Z');
    await keepQuiz(ana, quiz);
    await expect(readKeptQuiz(ana)).resolves.toEqual({ ...quiz, keptAt: Date.parse('2026-01-15T12:00:00Z') });
    vi.useRealTimers();
  });

  it('is one per exam and user', async () => {
    await keepQuiz(ana, quiz);
    await keepQuiz({ ...ana, userId: undefined }, { ...quiz, current: 'q1' });
    await keepQuiz({ ...ana, link: 'agenforce' }, { ...quiz, current: 'q7' });
    await expect(readKeptQuiz(ana)).resolves.toMatchObject({ current: 'q2' });
    await expect(readKeptQuiz({ ...ana, userId: undefined })).resolves.toMatchObject({ current: 'q1' });
    await expect(readKeptQuiz({ ...ana, link: 'agenforce' })).resolves.toMatchObject({ current: 'q7' });
    await expect(readKeptQuiz({ ...ana, userId: 'ben' })).resolves.toBeUndefined();
  });

  it('is gone when it is dropped', async () => {
    await keepQuiz(ana, quiz);
    await dropQuiz(ana);
    await expect(readKeptQuiz(ana)).resolves.toBeUndefined();
  });

  it('is none when an older site left something else', async () => {
    await onDevice((store) => set(['quiz', 'ana', 'administrator'], { mode: 'fast' }, store));
    await expect(readKeptQuiz(ana)).resolves.toBeUndefined();
  });
});
