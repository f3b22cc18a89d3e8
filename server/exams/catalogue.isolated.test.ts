import { beforeEach, expect, it, vi } from 'vitest';
import { type TestClock, testClock } from '../../tests/harness/accounts.ts';
import { fill } from '../../tests/harness/app.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import type { Database } from '../db/schema.ts';
import { type Catalogue, openCatalogue } from './catalogue.ts';
import * as queries from './queries.ts';

vi.mock('./queries.ts', { spy: true });

describeDialects('the catalogue', (open) => {
  let db: Database;
  let clock: TestClock;
  let catalogue: Catalogue;

  beforeEach(async () => {
    ({ db } = await open());
    await fill(db);
    clock = testClock();
    catalogue = openCatalogue({ db, now: clock.now, maxAge: 1000 });
    vi.mocked(queries.examsOnOffer).mockClear();
  });

  const reads = () => vi.mocked(queries.examsOnOffer).mock.calls.length;
  const slugs = async () => (await catalogue()).map(({ slug }) => slug);

  it('is read once for all who ask within its age', async () => {
    const [first, second] = await Promise.all([catalogue(), catalogue()]);
    clock.forward(999);
    expect([second, await catalogue()]).toEqual([first, first]);
    expect(reads()).toBe(1);
    clock.forward(1);
    await catalogue();
    expect(reads()).toBe(2);
  });

  it('is read again when the clock was set back', async () => {
    await catalogue();
    clock.forward(-60_000);
    await catalogue();
    expect(reads()).toBe(2);
  });

  it('is read again after a failure, and was never older than its age', async () => {
    await catalogue();
    clock.forward(1000);
    vi.mocked(queries.examsOnOffer).mockRejectedValueOnce(new Error('lost'));
    await expect(catalogue()).rejects.toThrow('lost');
    expect(await slugs()).toEqual(['administrator', 'developer1']);
  });
});
