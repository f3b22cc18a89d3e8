import { describe, expect, it } from 'vitest';
import { createGate } from './gate.ts';

/** Work that a test ends. */
function task() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let isRunning = false;
  const work = () => {
    isRunning = true;
    return promise.finally(() => (isRunning = false));
  };
  return { work, resolve, reject, isRunning: () => isRunning };
}

describe('a gate', () => {
  it('lets so many in and the next when one leaves, in their order', async () => {
    const gate = createGate(2, 10);
    const tasks = [task(), task(), task(), task()];
    const results = tasks.map(({ work }) => gate(work));
    const running = () => tasks.map(({ isRunning }) => isRunning());
    await expect.poll(running).toEqual([true, true, false, false]);
    tasks[1]?.resolve('second');
    expect(await results[1]).toBe('second');
    await expect.poll(running).toEqual([true, false, true, false]);
    for (const { resolve } of tasks) resolve('done');
    expect(await Promise.all(results)).toEqual(['done', 'second', 'done', 'done']);
  });

  it('refuses work where the queue is full', async () => {
    const gate = createGate(1, 1);
    const [running, waiting, late] = [task(), task(), task()];
    const results = [gate(running.work), gate(waiting.work)];
    await expect(gate(late.work)).rejects.toMatchObject({ statusCode: 503 });
    running.resolve('done');
    await results[0];
    waiting.resolve('done');
    await results[1];
    late.resolve('done');
    expect(await gate(late.work)).toBe('done');
  });
});
