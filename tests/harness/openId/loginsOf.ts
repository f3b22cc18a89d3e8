import type { FastifyInstance } from 'fastify';
import { beforeEach, expect } from 'vitest';
import { session, type Session } from '../../../contract/account.ts';
import type { Database } from '../../../server/db/schema.ts';
import { type TestClock, testClock } from '../accounts.ts';
import type { Open } from '../dialects.ts';
import { openIdApp } from './openIdApp.ts';
import { type SiteBrowser, siteBrowser } from './siteBrowser.ts';
import type { TestProvider } from './startProvider.ts';

/** Ann, as a provider knows her. */
export const ann = { account: 'ann@example.org' };

/** An application without users that takes a provider's logins, with a clock to set. */
export interface TestLogins {
  readonly db: Database;
  readonly app: FastifyInstance;
  readonly clock: TestClock;
  readonly provider: TestProvider;
  readonly browser: SiteBrowser;
  /** Fetches the session of a login, in this browser unless another is given. */
  readonly opened: (from?: SiteBrowser) => Promise<Session>;
  readonly users: () => Promise<{ id: string; email: string; password_hash: string }[]>;
  /** What the security log has, in the order in which it happened. */
  readonly happened: () => Promise<string[]>;
}

/** Opens such an application before each test of a suite. */
export function loginsOf(open: Open): TestLogins {
  const site = {} as TestLogins; // filled before each test
  beforeEach(async () => {
    Object.assign(site, await openLogins((await open()).db));
  });
  return site;
}

async function openLogins(db: Database): Promise<TestLogins> {
  const clock = testClock();
  const { app, provider } = await openIdApp(db, { now: clock.now });
  const browser = siteBrowser(app);
  return {
    db,
    app,
    clock,
    provider,
    browser,
    opened: async (from = browser) => {
      const reply = await from.finish();
      expect(reply.statusCode, reply.body).toBe(200);
      return session.parse(reply.json());
    },
    users: () => db.selectFrom('users').select(['id', 'email', 'password_hash']).execute(),
    happened: async () =>
      (await db.selectFrom('security_events').select('what').orderBy('happened_at').execute()).map(({ what }) => what),
  };
}
