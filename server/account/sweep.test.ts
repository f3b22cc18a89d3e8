import { beforeEach, expect, it } from 'vitest';
import { accountsOf } from '../../tests/harness/accountsOf.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { tx } from '../db/tx.ts';
import { sweep } from './sweep.ts';

const HOUR = 60 * 60 * 1000;
const start = Date.UTC(2026, 10, 21);

describeDialects('sweeping', (open) => {
  const site = accountsOf(open);
  beforeEach(async () => {
    const expires_at = start + HOUR;
    await tx(site.db, async (trx) => {
      await trx.insertInto('password_resets').values({ id: 'p', user_id: site.ann.userId, expires_at }).execute();
      await trx
        .insertInto('email_changes')
        .values({ id: 'c', user_id: site.ann.userId, email: 'new@example.org', expires_at })
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

  it.each([
    ['rate_limits', HOUR],
    ['passkey_challenges', HOUR],
    ['openid_logins', HOUR],
    ['password_resets', 25 * HOUR],
    ['email_changes', 25 * HOUR],
    ['sessions', 27 * HOUR],
    ['security_events', 90 * 24 * HOUR],
  ] as const)('keeps rows of %s for %i ms, and no longer', async (table, kept) => {
    await sweep(site.db, start + kept);
    expect(await site.rows(table)).toHaveLength(1);
    await sweep(site.db, start + kept + 1);
    expect(await site.rows(table)).toEqual([]);
  });
});
