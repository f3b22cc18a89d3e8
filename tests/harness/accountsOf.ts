import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Selectable } from 'kysely';
import { beforeEach, expect } from 'vitest';
import { login, resetPassword, type Session } from '../../contract/account.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { retrieveAllExams } from '../../contract/exams.ts';
import { refreshToken } from '../../contract/session.ts';
import type { ExamFile } from '../../server/content/examFile.ts';
import type { Database, Schema } from '../../server/db/schema.ts';
import type { TableName } from '../../server/db/tables.ts';
import { resetTokenOf } from '../../server/secrets/signatures.ts';
import { bearer, password, post, signUp, type TestClock, testClock } from './accounts.ts';
import { fill, testApp, type TestDeps, testSecret } from './app.ts';
import { cheapPasswords } from './cheapPasswords.ts';
import type { Open } from './dialects.ts';

type Headers = Readonly<Record<string, string>>;
type Call = Pick<Endpoint, 'path'>;
type Response = Promise<LightMyRequestResponse>;

/** The email of Ann, who has an account. */
export const annsEmail = 'ann@example.org';

/** An application where Ann has an account, with a clock to set. */
export interface TestAccounts {
  readonly db: Database;
  readonly app: FastifyInstance;
  readonly clock: TestClock;
  /** Ann's first session. */
  readonly ann: Session;
  /** How often the mailer was told that a mail waits. */
  readonly wakes: () => number;
  readonly post: (call: Call, body: object, headers?: Headers) => Response;
  /** Makes a POST call about a user: Ann, or whose session is given. */
  readonly own: (call: Call, body?: object, as?: Session) => Response;
  /** Makes a GET call about a user: Ann, or whose session is given. */
  readonly read: (call: Call, as?: Session, userId?: string) => Response;
  readonly signUp: (email?: string) => Promise<Session>;
  /** Logs Ann in, unless another's email is given. */
  readonly logIn: (given?: string, email?: string, headers?: Headers) => Response;
  readonly refresh: (session: Pick<Session, 'refreshToken'>) => Response;
  /** Whether an access token is taken. */
  readonly isOpen: (session: Pick<Session, 'accessToken'>) => Promise<boolean>;
  /** Asks for a link to set a new password, and returns its token, as the mail will contain it. */
  readonly resetToken: (email?: string) => Promise<string>;
  /** The rows of a table. */
  readonly rows: <Table extends TableName>(table: Table) => Promise<Selectable<Schema[Table]>[]>;
  /** The id of the row that `work` adds to a table. */
  readonly added: (
    table: 'password_resets' | 'email_changes' | 'sessions',
    work: () => Promise<unknown>,
  ) => Promise<string>;
  /** What the security log has, in the order in which it happened. */
  readonly happened: () => Promise<string[]>;
}

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

async function openAccounts(db: Database, { exams = [], ...deps }: AccountsOptions): Promise<TestAccounts> {
  await fill(db, exams);
  const clock = testClock();
  let wakes = 0;
  const onMailQueued = () => void (wakes += 1);
  const app = await testApp(db, { now: clock.now, passwords: cheapPasswords(), onMailQueued, ...deps });
  const ann = await signUp(app);

  const site: TestAccounts = {
    db,
    app,
    clock,
    ann,
    wakes: () => wakes,
    post: (call, body, headers) => post(app, call, body, headers),
    own: (call, body, as = ann) => post(app, call, { userId: as.userId, ...body }, bearer(as)),
    read: ({ path }, as = ann, userId = as.userId) =>
      app.inject({ url: `/api${path}?userId=${userId}`, headers: bearer(as) }),
    signUp: (email) => signUp(app, email),
    logIn: (given = password, email = annsEmail, headers = {}) => post(app, login, { email, password: given }, headers),
    refresh: (session) => post(app, refreshToken, { refreshToken: session.refreshToken }),
    isOpen: async (session) =>
      (await app.inject({ url: `/api${retrieveAllExams.path}`, headers: bearer(session) })).statusCode === 200,
    resetToken: async (email = annsEmail) =>
      resetTokenOf(testSecret, await site.added('password_resets', () => post(app, resetPassword, { email }))),
    // Kysely's types can't say that the rows are those of the table.
    rows: (table) => db.selectFrom(table).selectAll().execute() as Promise<never>,
    added: async (table, work) => {
      const ids = async () => (await db.selectFrom(table).select('id').execute()).map(({ id }) => id);
      const before = await ids();
      await work();
      const [id, ...others] = (await ids()).filter((one) => !before.includes(one));
      expect([typeof id, others]).toEqual(['string', []]);
      return id ?? '';
    },
    happened: async () =>
      (await db.selectFrom('security_events').select('what').orderBy('happened_at').execute()).map(({ what }) => what),
  };
  return site;
}
