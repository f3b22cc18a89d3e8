import type { Selectable } from 'kysely';
import { beforeEach, expect } from 'vitest';
import { login, resetPassword, type Session } from '../../contract/account.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { retrieveAllExams } from '../../contract/exams.ts';
import { refreshToken } from '../../contract/session.ts';
import type { ExamFile } from '../../server/content/examFile.ts';
import type { Database, Schema, TableName } from '../../server/db/schema.ts';
import { linkTokenOf } from '../../server/secrets/tokenSecret.ts';
import { bearer, password, post, signUp, testClock } from './accounts.ts';
import { fill, testApp, type TestDeps, testSecret } from './app.ts';
import type { Open } from './dialects.ts';

type Headers = Readonly<Record<string, string>>;
type Call = Pick<Endpoint, 'path'>;

/** The email of Ann, who has an account. */
export const annsEmail = 'ann@example.org';

/** An application where Ann has an account, with a clock to set. */
export type TestAccounts = Awaited<ReturnType<typeof openAccounts>>;

/** What a suite does otherwise than most. */
export interface AccountsOptions extends TestDeps {
  readonly exams?: readonly ExamFile[];
}

/** Opens such an application before each test of a suite. Hashing passwords costs it nothing. */
export function accountsOf(open: Open, options: AccountsOptions | (() => Promise<AccountsOptions>) = {}): TestAccounts {
  const site = {} as TestAccounts; // filled before each test
  beforeEach(async () => {
    const { db } = await open();
    Object.assign(site, await openAccounts(db, typeof options === 'function' ? await options() : options));
  });
  return site;
}

async function openAccounts(db: Database, { exams = [], ...deps }: AccountsOptions) {
  await fill(db, exams);
  const clock = testClock();
  let wakes = 0;
  const onMailQueued = () => void (wakes += 1);
  const app = await testApp(db, { now: clock.now, onMailQueued, ...deps });
  /** Ann's first session. */
  const ann = await signUp(app);

  /** The id of the row that `work` adds to a table. */
  async function added(
    table: 'password_resets' | 'email_changes' | 'sessions',
    work: () => Promise<unknown>,
  ): Promise<string> {
    const ids = async () => (await db.selectFrom(table).select('id').execute()).map(({ id }) => id);
    const before = await ids();
    await work();
    const [id, ...others] = (await ids()).filter((one) => !before.includes(one));
    expect([typeof id, others]).toEqual(['string', []]);
    return id ?? '';
  }

  return {
    db,
    app,
    clock,
    ann,
    added,
    /** How often the mailer was told that a mail waits. */
    wakes: () => wakes,
    post: (call: Call, body: object, headers?: Headers) => post(app, call, body, headers),
    /** Makes a POST call about a user: Ann, or whose session is given. */
    own: (call: Call, body: object = {}, as: Session = ann) =>
      post(app, call, { userId: as.userId, ...body }, bearer(as)),
    /** Makes a GET call about a user: Ann, or whose session is given. */
    read: ({ path }: Call, as: Session = ann, userId = as.userId) =>
      app.inject({ url: `/api${path}?userId=${userId}`, headers: bearer(as) }),
    signUp: (email?: string) => signUp(app, email),
    /** Logs Ann in, unless another's email is given. */
    logIn: (given = password, email = annsEmail, headers: Headers = {}) =>
      post(app, login, { email, password: given }, headers),
    refresh: (session: Pick<Session, 'refreshToken'>) =>
      post(app, refreshToken, { refreshToken: session.refreshToken }),
    /** Whether an access token is taken. */
    isOpen: async (session: Pick<Session, 'accessToken'>) =>
      (await app.inject({ url: `/api${retrieveAllExams.path}`, headers: bearer(session) })).statusCode === 200,
    /** Asks for a link to set a new password, and returns its token, as the mail will contain it. */
    resetToken: async (email = annsEmail) =>
      linkTokenOf(
        testSecret,
        'password-reset',
        await added('password_resets', () => post(app, resetPassword, { email })),
      ),
    rows: <Table extends TableName>(table: Table): Promise<Selectable<Schema[Table]>[]> =>
      // Kysely's types can't say that the rows are those of the table.
      db.selectFrom(table).selectAll().execute() as Promise<never>,
    happened: () => happenedIn(db),
  };
}

/** What the security log has, in the order in which it happened. */
export const happenedIn = async (db: Database): Promise<string[]> =>
  (await db.selectFrom('security_events').select('what').orderBy('happened_at').execute()).map(({ what }) => what);
