import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fill, testApp } from '../../tests/harness/app.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { PATIENCE } from '../../tests/harness/patience.ts';
import type { Database } from '../db/schema.ts';
import { tx } from '../db/tx.ts';
import { openReset } from './resetPassword.ts';
import { recordEvent } from './securityLog.ts';
import { openSession } from './sessions.ts';
import { startSweeping, sweep } from './sweep.ts';
import { insertUser } from './users.ts';

const HOUR = 60 * 60 * 1000;
const start = Date.UTC(2026, 10, 21);

describeDialects('sweeping', (open) => {
  let db: Database;
  const sessions = () => db.selectFrom('sessions').selectAll().execute();
  const resets = () => db.selectFrom('password_resets').selectAll().execute();
  const changes = () => db.selectFrom('email_changes').selectAll().execute();
  const events = () => db.selectFrom('security_events').selectAll().execute();
  const challenges = () => db.selectFrom('passkey_challenges').selectAll().execute();
  const logins = () => db.selectFrom('openid_logins').selectAll().execute();
  const counts = () => db.selectFrom('rate_limits').selectAll().execute();

  beforeEach(async () => {
    ({ db } = await open());
    await fill(db, []);
    await tx(db, async (trx) => {
      const user = await insertUser(trx, { email: 'ann@example.org', password_hash: '', created_at: start });
      const userId = user?.id ?? '';
      await openSession(trx, userId, 'Unknown device', start);
      await openReset(trx, userId, start);
      await trx
        .insertInto('email_changes')
        .values({ id: 'c', user_id: userId, email: 'new@example.org', expires_at: start + HOUR, used_at: null })
        .execute();
      await trx
        .insertInto('openid_logins')
        .values({
          id: 'l',
          provider: 'google',
          purpose: 'login',
          next: '',
          user_id: null,
          state: 'open',
          expires_at: start + HOUR,
        })
        .execute();
      await recordEvent(trx, { what: 'login', userId, client: '203.0.113.7' }, start);
      await trx
        .insertInto('passkey_challenges')
        .values({ challenge: 'c', user_id: userId, expires_at: start + HOUR })
        .execute();
      await trx
        .insertInto('rate_limits')
        .values({ key: 'k', count: 1, resets_at: start + HOUR })
        .execute();
    });
  });
  afterEach(() => void vi.useRealTimers());

  it('removes counts and challenges that are over', async () => {
    await sweep(db, start + HOUR);
    expect([await counts(), await challenges()]).toEqual([[expect.anything()], [expect.anything()]]);
    await sweep(db, start + HOUR + 1);
    expect([await counts(), await challenges()]).toEqual([[], []]);
  });

  it('removes links to change an email as it removes resets', async () => {
    await sweep(db, start + 25 * HOUR);
    expect(await changes()).toHaveLength(1);
    await sweep(db, start + 25 * HOUR + 1);
    expect(await changes()).toEqual([]);
  });

  it('removes logins at providers that were not finished in time', async () => {
    await sweep(db, start + HOUR);
    expect(await logins()).toHaveLength(1);
    await sweep(db, start + HOUR + 1);
    expect(await logins()).toEqual([]);
  });

  it('keeps the security log for 90 days', async () => {
    await sweep(db, start + 90 * 24 * HOUR);
    expect(await events()).toHaveLength(1);
    await sweep(db, start + 90 * 24 * HOUR + 1);
    expect(await events()).toEqual([]);
  });

  it('removes sessions and resets a day after they have expired', async () => {
    await sweep(db, start + 25 * HOUR);
    expect([await sessions(), await resets()]).toEqual([[expect.anything()], [expect.anything()]]);
    await sweep(db, start + 25 * HOUR + 1);
    expect([await sessions(), await resets()]).toEqual([[expect.anything()], []]);
    await sweep(db, start + 27 * HOUR + 1);
    expect(await sessions()).toEqual([]);
  });

  it('lets no session last longer where the clock was set back', async () => {
    const expiries = async () => (await sessions()).map(({ expires_at }) => expires_at - start);
    await sweep(db, start);
    expect(await expiries()).toEqual([3 * HOUR]);
    await sweep(db, start - 24 * HOUR);
    expect(await expiries()).toEqual([-21 * HOUR]);
  });

  it('happens at the start and every hour until it is stopped', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const times: number[] = [];
    const { log } = await testApp(db);
    const stop = startSweeping(db, log, () => times.push(0));
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
    const { log } = await testApp(db, { config: { logLevel: 'error' }, logStream });
    let calls = 0;
    const stop = startSweeping(db, log, () => {
      calls += 1;
      if (calls === 1) throw new Error('no clock');
      return start + HOUR + 1;
    });
    vi.advanceTimersByTime(HOUR);
    await stop();
    expect(lines).toEqual([expect.stringContaining('no clock')]);
    expect(await counts()).toEqual([]);
  });
});
