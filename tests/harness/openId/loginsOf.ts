import { beforeEach, expect } from 'vitest';
import { session, type Session } from '../../../contract/account.ts';
import type { Database } from '../../../server/db/schema.ts';
import { testClock } from '../accounts.ts';
import { happenedIn } from '../accountsOf.ts';
import type { Open } from '../dialects.ts';
import { openIdApp } from './openIdApp.ts';
import { siteBrowser } from './siteBrowser.ts';

/** Ann, as a provider knows her. */
export const ann = { account: 'ann@example.org' };

/** An application without users that takes a provider's logins, with a clock to set. */
export type TestLogins = Awaited<ReturnType<typeof openLogins>>;

/** Opens such an application before each test of a suite. */
export function loginsOf(open: Open): TestLogins {
  const site = {} as TestLogins; // filled before each test
  beforeEach(async () => {
    Object.assign(site, await openLogins((await open()).db));
  });
  return site;
}

async function openLogins(db: Database) {
  const clock = testClock();
  const { app, provider } = await openIdApp(db, { now: clock.now });
  const browser = siteBrowser(app);
  return {
    db,
    app,
    clock,
    provider,
    browser,
    /** Fetches the session of a login, in this browser unless another is given. */
    opened: async (from = browser): Promise<Session> => {
      const reply = await from.finish();
      expect(reply.statusCode, reply.body).toBe(200);
      return session.parse(reply.json());
    },
    users: () => db.selectFrom('users').select(['id', 'email', 'password_hash']).execute(),
    happened: () => happenedIn(db),
  };
}
