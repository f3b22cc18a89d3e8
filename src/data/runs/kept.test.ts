import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { set } from 'idb-keyval';
import { onDevice } from '../device.ts';
import { resetBrowser } from '../../mocks/resetBrowser.ts';
import { dropQuiz, giveQuiz, keepQuiz, readKeptQuizzes } from './kept.ts';
import { findKept } from './useKept.ts';

const ana = { link: 'administrator', userId: 'ana' };
const run = { ...ana, runId: 'one' };
const quiz = { mode: 'end', current: 'q2', picks: { q1: ['a', 'c'] }, spent: { q1: 41_250 } } as const;

beforeEach(resetBrowser);

describe('a kept quiz', () => {
  it('comes back as it was, with the time', async () => {
    vi.setSystemTime('2026-01-15T12:00:00Z');
    await keepQuiz(run, quiz);
    const keptAt = Date.parse('2026-01-15T12:00:00Z');
    await expect(readKeptQuizzes(ana)).resolves.toEqual([{ ...quiz, keptAt, link: 'administrator', runId: 'one' }]);
    vi.useRealTimers();
  });

  it('is of one exam and user', async () => {
    await keepQuiz(run, quiz);
    await keepQuiz({ ...run, userId: undefined }, { ...quiz, current: 'q1' });
    await keepQuiz({ ...run, link: 'agenforce' }, { ...quiz, current: 'q7' });
    await expect(readKeptQuizzes(ana)).resolves.toMatchObject([{ current: 'q2' }]);
    await expect(readKeptQuizzes({ ...ana, userId: undefined })).resolves.toMatchObject([{ current: 'q1' }]);
    await expect(readKeptQuizzes({ ...ana, link: 'agenforce' })).resolves.toMatchObject([{ current: 'q7' }]);
    await expect(readKeptQuizzes({ ...ana, userId: 'ben' })).resolves.toEqual([]);
  });

  it('stands beside another of the same exam and user, the latest first', async () => {
    vi.setSystemTime('2026-01-15T12:00:00Z');
    await keepQuiz(run, quiz);
    vi.setSystemTime('2026-01-15T13:00:00Z');
    await keepQuiz({ ...ana, runId: 'two' }, { ...quiz, current: 'q9' });
    await expect(readKeptQuizzes(ana)).resolves.toMatchObject([{ runId: 'two', current: 'q9' }, { runId: 'one' }]);
    await dropQuiz({ ...ana, runId: 'two' });
    await expect(readKeptQuizzes(ana)).resolves.toMatchObject([{ runId: 'one', current: 'q2' }]);
    vi.useRealTimers();
  });

  it('is none when an older site left something else', async () => {
    await onDevice((store) => set(['quiz', 'ana', 'administrator', 'one'], { mode: 'fast' }, store));
    await expect(readKeptQuizzes(ana)).resolves.toEqual([]);
  });
});

it('a kept practice leads to its choice, and nowhere else', async () => {
  const practice = { order: ['q2', 'q1'], name: 'Practice: Automation', address: '/practice?exam=administrator' };
  await keepQuiz(run, { ...quiz, practice });
  await expect(readKeptQuizzes(ana)).resolves.toMatchObject([{ practice }]);
  await keepQuiz(run, { ...quiz, practice: { ...practice, address: 'https://elsewhere.example/practice?' } });
  await expect(readKeptQuizzes(ana)).resolves.toEqual([]);
});

describe("a visitor's quiz", () => {
  const visitor = { ...ana, userId: undefined };
  beforeEach(async () => {
    vi.setSystemTime('2026-01-15T12:00:00Z');
    await keepQuiz({ ...visitor, runId: 'one' }, quiz);
    vi.setSystemTime('2026-01-15T18:00:00Z');
    return () => vi.useRealTimers();
  });

  it('is that of the user who logs in, as of when it was last worked on', async () => {
    const { kept } = await findKept(ana);
    expect(kept).toEqual([
      { ...quiz, keptAt: Date.parse('2026-01-15T12:00:00Z'), link: 'administrator', runId: 'one' },
    ]);
    await expect(readKeptQuizzes(visitor)).resolves.toEqual([]);
  });

  it('stays where it is while the browser can keep nothing', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await giveQuiz(run, 'ana');
    put.mockRestore();
    await expect(readKeptQuizzes(visitor)).resolves.toHaveLength(1);
  });

  it('is given once: what its user has picked since stays', async () => {
    await giveQuiz(run, 'ana');
    await keepQuiz(run, { ...quiz, picks: { q1: ['a', 'c'], q2: ['b'] } });
    await giveQuiz(run, 'ana');
    await expect(readKeptQuizzes(ana)).resolves.toMatchObject([{ picks: { q1: ['a', 'c'], q2: ['b'] } }]);
  });
});
