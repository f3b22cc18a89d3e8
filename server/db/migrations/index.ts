import type { Tx } from '../schema.ts';
import { accountSafety } from './accounts.ts';
import { locks } from './locks.ts';
import { openId } from './openId.ts';
import { passkeys } from './passkeys.ts';
import { keptPicks, learnerQuestions, questionReports } from './picks.ts';
import { orderLooks, shop } from './shop.ts';

/** One step of the schema, in the SQL that SQLite and PostgreSQL have in common. */
export interface Migration {
  /** Recorded in the database: never rename one that has been released. */
  readonly name: string;
  readonly up: (trx: Tx) => Promise<void>;
}

/** Every step, oldest first. A released one is never changed; a new one goes to the end. */
export const migrations: readonly Migration[] = [
  { name: '001-exams', up: exams },
  { name: '002-accounts', up: accounts },
  { name: '003-mail', up: mail },
  { name: '004-attempts', up: attempts },
  { name: '005-shop', up: shop },
  { name: '006-secret-marks', up: secretMarks },
  { name: '007-health-checks', up: healthChecks },
  { name: '008-order-looks', up: orderLooks },
  { name: '009-exam-details', up: examDetails },
  { name: '010-account-safety', up: accountSafety },
  { name: '011-locks', up: locks },
  { name: '012-passkeys', up: passkeys },
  { name: '013-openid', up: openId },
  { name: '014-official-length', up: officialLength },
  { name: '015-practice-sets', up: practiceSets },
  { name: '016-kept-picks', up: keptPicks },
  { name: '017-learner-questions', up: learnerQuestions },
  { name: '018-question-reports', up: questionReports },
  { name: '019-exam-dates', up: examDates },
];

/** The catalogue: exams and their questions. */
async function exams(trx: Tx): Promise<void> {
  await trx.schema
    .createTable('exams')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('price_cents', 'integer', (column) => column.notNull())
    .addColumn('pass_mark', 'integer', (column) => column.notNull())
    .addColumn('minutes', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('retired_at', 'bigint')
    .execute();

  await trx.schema
    .createTable('questions')
    .addColumn('exam_id', 'text', (column) => column.notNull().references('exams.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('difficulty', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('questions_pkey', ['exam_id', 'id'])
    .execute();

  await trx.schema.createIndex('questions_in_order').on('questions').columns(['exam_id', 'position']).execute();
}

/** Accounts: users, their sessions, links to set a new password, and counts of calls that are limited. */
async function accounts(trx: Tx): Promise<void> {
  await trx.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('password_version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();

  await trx.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('refresh_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('ended_by', 'text')
    .execute();
  await trx.schema.createIndex('sessions_of_user').on('sessions').column('user_id').execute();
  await trx.schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute();

  await trx.schema
    .createTable('password_resets')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await trx.schema.createIndex('password_resets_of_user').on('password_resets').column('user_id').execute();
  await trx.schema.createIndex('password_resets_by_expiry').on('password_resets').column('expires_at').execute();

  await trx.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('resets_at', 'bigint', (column) => column.notNull())
    .execute();
  await trx.schema.createIndex('rate_limits_by_reset').on('rate_limits').column('resets_at').execute();
}

/** Mails that are still to be sent, and those that failed. */
async function mail(trx: Tx): Promise<void> {
  await trx.schema
    .createTable('mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('template', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
    .addColumn('claimed_until', 'bigint')
    .addColumn('failed_at', 'bigint')
    .addColumn('last_error', 'text')
    .execute();
  await trx.schema.createIndex('mails_by_turn').on('mails').columns(['failed_at', 'next_attempt_at']).execute();
}

/** Finished quizzes. The id comes from the client, so it is unique only together with the user. */
async function attempts(trx: Tx): Promise<void> {
  await trx.schema
    .createTable('attempts')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('exam_id', 'text', (column) => column.notNull().references('exams.id'))
    .addColumn('score', 'integer', (column) => column.notNull())
    .addColumn('verified', 'integer', (column) => column.notNull())
    .addColumn('finished_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('attempts_pkey', ['user_id', 'id'])
    .execute();
  await trx.schema
    .createIndex('attempts_in_order')
    .on('attempts')
    .columns(['user_id', 'exam_id', 'finished_at'])
    .execute();
}

/** What an exam's page says besides its questions. The content files are read again to fill it in. */
async function examDetails(trx: Tx): Promise<void> {
  await trx.schema
    .alterTable('exams')
    .addColumn('question_count', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await trx.schema
    .alterTable('exams')
    .addColumn('details', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
  await trx.updateTable('exams').set({ content_hash: '' }).execute();
}

/** How many questions the official exam has. The content files are read again to fill it in. */
async function officialLength(trx: Tx): Promise<void> {
  for (const column of ['scored_questions', 'unscored_questions']) {
    await trx.schema
      .alterTable('exams')
      .addColumn(column, 'integer', (definition) => definition.notNull().defaultTo(0))
      .execute();
  }
  await trx.updateTable('exams').set({ content_hash: '' }).execute();
}

/** Which practice exam an attempt was. */
async function practiceSets(trx: Tx): Promise<void> {
  await trx.schema.alterTable('attempts').addColumn('practice_set', 'integer').execute();
}

/** The days on which users take official exams. */
async function examDates(trx: Tx): Promise<void> {
  await trx.schema
    .createTable('exam_dates')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('exam_id', 'text', (column) => column.notNull().references('exams.id'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('set_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('exam_dates_pkey', ['user_id', 'exam_id'])
    .execute();
}

/** Prove that servers on one database have the same secrets. */
async function secretMarks(trx: Tx): Promise<void> {
  await trx.schema
    .createTable('secret_marks')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('mark', 'text', (column) => column.notNull())
    .addColumn('set_at', 'bigint', (column) => column.notNull())
    .execute();
}

/** What monitors have the servers write, to learn whether it can be done. */
async function healthChecks(trx: Tx): Promise<void> {
  await trx.schema
    .createTable('health_checks')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('mark', 'text', (column) => column.notNull())
    .execute();
}
