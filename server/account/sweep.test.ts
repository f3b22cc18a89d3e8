import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accountsOf } from '../../tests/harness/accountsOf.ts';
import { testApp } from '../../tests/harness/app.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { PATIENCE } from '../../tests/harness/patience.ts';
import { tx } from '../db/tx.ts';
import { openReset } from './resetPassword.ts';
import { startSweeping, sweep } from './sweep.ts';

const HOUR = 60 * 60 * 1000;
const start = Date.UTC(2026, 10, 21);

describeDialects('sweeping', (open) => {
  const site = accountsOf(open);
  beforeEach(async () => {
    const expires_at = start + HOUR;
    await tx(site.db, async (trx) => {
      await openReset(trx, site.ann.userId, start);
      await trx
        .insertInto('email_changes')
        .values({ id: 'c', user_id: site.ann.userId, email: 'new@example.org', expires_at, used_at: null })
        .execute();
      await trx
        .insertInto('openid_logins')
        .values({ id: 'l', provider: 'google', purpose: 'login', next: '', user_id: null, state: 'open', expires_at })
        .execute();
      await trx
        .insertInto('passkey_challenges')
        .values({ challenge: 'c', user_id: site.ann.userId, expires_at })
        .execute();
      // Opening the account was counted.
      await trx.deleteFrom('rate_limits').execute();
      await trx.insertInto('rate_limits').values({ key: 'k', count: 1, resets_at: expires_at }).execute();
    });
  });
  afterEach(() => void vi.useRealTimers());

  it('removes counts and challenges that are over', async () => {
    await sweep(site.db, start + HOUR);
    expect([await site.rows('rate_limits'), await site.rows('passkey_challenges')]).toEqual([
      [expect.anything()],
      [expect.anything()],
    ]);
    await sweep(site.db, start + HOUR + 1);
    expect([await site.rows('rate_limits'), await site.rows('passkey_challenges')]).toEqual([[], []]);
  });

  it('removes links to change an email as it removes resets', async () => {
    await sweep(site.db, start + 25 * HOUR);
    expect(await site.rows('email_changes')).toHaveLength(1);
    await sweep(site.db, start + 25 * HOUR + 1);
    expect(await site.rows('email_changes')).toEqual([]);
  });

  it('removes logins at providers that were not finished in time', async () => {
    await sweep(site.db, start + HOUR);
    expect(await site.rows('openid_logins')).toHaveLength(1);
    await sweep(site.db, start + HOUR + 1);
    expect(await site.rows('openid_logins')).toEqual([]);
  });

  it('keeps the security log for 90 days', async () => {
    await sweep(site.db, start + 90 * 24 * HOUR);
    expect(await site.rows('security_events')).toHaveLength(1);
    await sweep(site.db, start + 90 * 24 * HOUR + 1);
    expect(await site.rows('security_events')).toEqual([]);
  });

  it('removes sessions and resets a day after they have expired', async () => {
    await sweep(site.db, start + 25 * HOUR);
    expect([await site.rows('sessions'), await site.rows('password_resets')]).toEqual([
      [expect.anything()],
      [expect.anything()],
    ]);
    await sweep(site.db, start + 25 * HOUR + 1);
    expect([await site.rows('sessions'), await site.rows('password_resets')]).toEqual([[expect.anything()], []]);
    await sweep(site.db, start + 27 * HOUR + 1);
    expect(await site.rows('sessions')).toEqual([]);
  });

  it('lets no session last longer where the clock was set back', async () => {
    const expiries = async () => (await site.rows('sessions')).map(({ expires_at }) => expires_at - start);
    await sweep(site.db, start);
    expect(await expiries()).toEqual([3 * HOUR]);
    await sweep(site.db, start - 24 * HOUR);
    expect(await expiries()).toEqual([-21 * HOUR]);
  });

  it('happens at the start and every hour until it is stopped', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const times: number[] = [];
    const { log } = await testApp(site.db);
    const stop = startSweeping(site.db, log, () => times.push(0));
    await expect.poll(() => times.length, { timeout: PATIENCE }).toBe(1);
    vi.advanceTimersByTime(2 * HOUR);
    await stop();
    expect(times).toHaveLength(3);
    vi.advanceTimersByTime(HOUR);
    await stop();
    expect(times).toHaveLength(3);
  });

  it('goes on after a failure, which it logs', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const lines: string[] = [];
    const logStream = { write: (line: string) => lines.push(line) };
    const { log } = await testApp(site.db, { config: { logLevel: 'error' }, logStream });
    let calls = 0;
    const stop = startSweeping(site.db, log, () => {
      calls += 1;
      if (calls === 1) throw new Error('no clock');
      return start + HOUR + 1;
    });
    vi.advanceTimersByTime(HOUR);
    await stop();
    expect(lines).toEqual([expect.stringContaining('no clock')]);
    expect(await site.rows('rate_limits')).toEqual([]);
  });
});
