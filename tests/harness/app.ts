import type { FastifyInstance } from 'fastify';

import { type AppDeps, buildApp } from '../../server/app.ts';
import type { ExamFile } from '../../server/content/examFile.ts';
import { migrate } from '../../server/db/migrate.ts';
import type { Database, ExamRow, QuestionRow } from '../../server/db/schema.ts';
import { tx } from '../../server/db/tx.ts';
import { limits } from '../../server/limits/limits.ts';
import { wallet } from '../../server/payments/wallet/wallet.ts';
import { prepare } from '../../server/prepare.ts';
import { cheapPasswords } from './cheapPasswords.ts';
import { contentFolder, examFileWith, questionFiles } from './content.ts';

/** Exams that every part of the API can be tried with. */
export const someExams: readonly ExamFile[] = [
  examFileWith({ slug: 'developer1', name: 'Platform Developer I', position: 2, price: '0.00', questions: [] }),
  examFileWith({ questions: questionFiles(25) }),
];

/** What a start with files of exams writes into an empty database. */
interface ContentRows {
  readonly exams: ExamRow[];
  readonly questions: QuestionRow[];
}

/** Of exams that a database was filled with: to write, parse and check their files costs more than most tests. */
const filled = new WeakMap<readonly ExamFile[], ContentRows>();

/** Fills an empty database with exams, as a start with their files would; an exam that is left out is retired. */
export async function fill(db: Database, exams: readonly ExamFile[] = someExams): Promise<void> {
  await tx(db, (trx) => migrate(trx));
  const isEmpty = (await db.selectFrom('exams').select('id').executeTakeFirst()) === undefined;
  const rows = filled.get(exams);
  if (isEmpty && rows) {
    await db.insertInto('exams').values(rows.exams).execute();
    if (rows.questions.length > 0) await db.insertInto('questions').values(rows.questions).execute();
    return;
  }
  const content = contentFolder(exams);
  try {
    await prepare(db, content.dir);
  } finally {
    content.dispose();
  }
  if (isEmpty) {
    const [examRows, questions] = [db.selectFrom('exams').selectAll(), db.selectFrom('questions').selectAll()];
    filled.set(exams, { exams: await examRows.execute(), questions: await questions.execute() });
  }
}

/** The secret that test servers sign tokens with. */
export const testSecret = 'a secret that only tests know, 32+';

/** The configured address of a test server's site. */
export const publicUrl = 'http://localhost:3000';

/** An identity provider that never responds, but whose calls are there. */
const unreachableProvider = { clientId: 'client', clientSecret: 'secret', issuer: 'http://127.0.0.1:1' };

/** What a test may do differently. */
export interface TestDeps extends Partial<Omit<AppDeps, 'db' | 'config'>> {
  readonly config?: Partial<AppDeps['config']>;
}

/** The application over a database, silent and without a site by default. */
export function testApp(db: Database, { config, now = Date.now, ...deps }: TestDeps = {}): Promise<FastifyInstance> {
  return buildApp({
    db,
    config: {
      publicUrl,
      logLevel: 'silent',
      trustProxy: 0,
      emailJs: undefined,
      donationUrl: undefined,
      paypal: undefined,
      openId: { google: unreachableProvider },
      ...config,
    },
    siteDir: '/nowhere',
    tokenSecret: testSecret,
    passwords: cheapPasswords(),
    provider: wallet({ db, publicUrl: config?.publicUrl ?? publicUrl, now }),
    limits,
    // A test sees what it has just synced.
    catalogueAge: 0,
    onMailQueued: () => undefined,
    now,
    ...deps,
  });
}
