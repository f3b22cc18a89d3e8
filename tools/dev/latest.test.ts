import { expect, it } from 'vitest';
import { latest } from './latest.ts';

it('runs once more for all that was asked for while it ran', async () => {
  const releases: (() => void)[] = [];
  const run = latest(() => new Promise((resolve) => releases.push(resolve)));
  const done = run();
  const others = [run(), run()];
  expect(releases).toHaveLength(1);
  releases[0]?.();
  await expect.poll(() => releases).toHaveLength(2);
  releases[1]?.();
  await Promise.all([done, ...others]);
  expect(releases).toHaveLength(2);
});

it('runs again when it is asked for again', async () => {
  let runs = 0;
  const run = latest(async () => void (runs += 1));
  await run();
  await run();
  expect(runs).toBe(2);
});

it('can be asked again after it has failed', async () => {
  let runs = 0;
  const run = latest(async () => {
    runs += 1;
    if (runs === 1) throw new Error('Once.');
  });
  await expect(run()).rejects.toThrow('Once.');
  await run();
  expect(runs).toBe(2);
});
