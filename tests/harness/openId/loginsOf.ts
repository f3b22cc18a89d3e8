import { beforeEach, expect, onTestFinished } from 'vitest';
import { session, type Session } from '../../../contract/account.ts';
import type { Config } from '../../../server/config.ts';
import type { Database } from '../../../server/db/schema.ts';
import { testClock } from '../accounts.ts';
import { happenedIn } from '../accountsOf.ts';
import { fill, publicUrl, testApp } from '../app.ts';
import type { Open } from '../dialects.ts';
import { siteBrowser } from './siteBrowser.ts';
import { startProvider, type TestProvider } from './startProvider.ts';

/** Ann, as a provider knows her. */
export const ann = { account: 'ann@example.org' };

/** Starts a provider, which ends with the test. */
export async function testProvider(): Promise<TestProvider> {
  const provider = await startProvider(publicUrl);
  onTestFinished(provider.close);
  return provider;
}

/** The settings of an application that takes a provider for Google and for Salesforce. */
export const bothAt = ({ settings }: TestProvider): Config['openId'] => ({ google: settings, salesforce: settings });

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
  await fill(db, []);
  const provider = await testProvider();
  const app = await testApp(db, { now: clock.now, config: { openId: bothAt(provider) } });
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
