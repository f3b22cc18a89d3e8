import * as z from 'zod/mini';
import type { PersonalData } from '../../contract/personalData.ts';
import type { AttemptQuestionRow, LearnerQuestionRow } from '../db/learningRows.ts';
import type { Database } from '../db/schema.ts';
import { centsToDollars } from '../../domain/pricing/total.ts';
import { examDatesOf } from '../learning/examDates.ts';
import { learnerRowsOf, toLearnerQuestion } from '../learning/learnerQuestions.ts';
import { reportsOf } from '../reports/reports.ts';
import { passkeysOf } from './passkeys/passkeys.ts';

const iso = (time: number) => new Date(time).toISOString();
const isoOrNull = (time: number | null) => (time === null ? null : iso(time));

/** What is kept besides: it proves something, but no one can read anything in it. */
const notIncluded: readonly string[] = [
  'Your password is kept as an argon2id hash, from which it can not be read.',
  'The tokens of your sessions are kept as SHA-256 hashes.',
  'While you add a passkey, a random number for your browser is kept for minutes.',
  'A login at Google or Salesforce that is under way is kept for minutes, under a hash.',
  'Counts of calls that are limited are kept for hours, under hashes.',
];

/** All that is kept of a user, who exists; `now` is in epoch milliseconds. */
export async function personalDataOf(db: Database, userId: string, now: number): Promise<PersonalData> {
  const { id, email, created_at } = await db
    .selectFrom('users')
    .select(['id', 'email', 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const mails = await db.selectFrom('mails').selectAll().where('recipient', '=', email).execute();
  return {
    exportedAt: iso(now),
    account: { userId: id, email, createdAt: iso(created_at) },
    ...(await accessOf(db, userId)),
    ...(await learningOf(db, userId)),
    ...(await purchasesOf(db, userId)),
    mails: mails.map(({ template, created_at }) => ({ kind: template, queuedAt: iso(created_at) })),
    notIncluded: [...notIncluded],
  };
}

/** Sessions, mailed links, passkeys, connected accounts and the security log. */
async function accessOf(db: Database, userId: string) {
  const sessions = await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const resets = await db.selectFrom('password_resets').selectAll().where('user_id', '=', userId).execute();
  const changes = await db.selectFrom('email_changes').selectAll().where('user_id', '=', userId).execute();
  const passkeys = await passkeysOf(db, userId);
  const connections = await db.selectFrom('openid_connections').selectAll().where('user_id', '=', userId).execute();
  const events = await db
    .selectFrom('security_events')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('happened_at')
    .execute();
  return {
    sessions: sessions.map(({ device, created_at, used_at, expires_at, ended_at }) => ({
      device,
      openedAt: iso(created_at),
      usedAt: iso(used_at ?? created_at),
      expiresAt: iso(expires_at),
      endedAt: isoOrNull(ended_at),
    })),
    passwordResets: resets.map(({ expires_at, used_at }) => ({
      expiresAt: iso(expires_at),
      usedAt: isoOrNull(used_at),
    })),
    emailChanges: changes.map(({ email, expires_at, used_at }) => ({
      email,
      expiresAt: iso(expires_at),
      usedAt: isoOrNull(used_at),
    })),
    passkeys: passkeys.map(({ name, credential_id, public_key, created_at, used_at }) => ({
      name,
      credentialId: credential_id,
      publicKey: public_key,
      addedAt: iso(created_at),
      usedAt: isoOrNull(used_at),
    })),
    connections: connections.map(({ provider, subject, email, connected_at }) => ({
      provider,
      subject,
      email,
      connectedAt: iso(connected_at),
    })),
    securityEvents: events.map(({ what, client, count, happened_at }) => ({
      what,
      from: client,
      count,
      happenedAt: iso(happened_at),
    })),
  };
}

const answerIds = z.array(z.string());

/** What a user has learned with: attempts with their questions, what they have of each question, reports and exam dates. */
async function learningOf(
  db: Database,
  userId: string,
): Promise<Pick<PersonalData, 'attempts' | 'learnerQuestions' | 'reports' | 'examDates'>> {
  const attempts = await db
    .selectFrom('attempts')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('finished_at')
    .execute();
  const questions = await db
    .selectFrom('attempt_questions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('attempt_id')
    .orderBy('position')
    .execute();
  const byAttempt = Map.groupBy(questions, ({ attempt_id }) => attempt_id);
  return {
    attempts: attempts.map(({ id, exam_id, score, verified, practice_set, mode, seed, finished_at, created_at }) => ({
      examId: exam_id,
      scorePercent: score / 100,
      isVerified: verified === 1,
      set: practice_set,
      mode,
      seed,
      finishedAt: iso(finished_at),
      savedAt: iso(created_at),
      questions: (byAttempt.get(id) ?? []).map(questionOf),
    })),
    reports: await reportsOf(db, userId),
    examDates: await examDatesOf(db, userId),
    learnerQuestions: (await learnerRowsOf(db, userId, undefined)).map(learnerQuestionOf),
  };
}

const questionOf = ({ question_id, version, picks, points, seconds, flagged }: AttemptQuestionRow) => ({
  questionId: question_id,
  version,
  picks: answerIds.parse(JSON.parse(picks)),
  pointsPercent: points,
  seconds,
  isFlagged: flagged === 1,
});

const learnerQuestionOf = (row: LearnerQuestionRow) => ({
  ...toLearnerQuestion(row),
  firstVersion: row.first_version,
  firstPicks: row.first_picks === null ? null : answerIds.parse(JSON.parse(row.first_picks)),
  firstAskedAt: isoOrNull(row.first_asked_at),
  simulatedAt: isoOrNull(row.simulated_at),
});

/** The cart, orders and bought exams. */
async function purchasesOf(db: Database, userId: string) {
  const cart = await db.selectFrom('cart_items').selectAll().where('user_id', '=', userId).execute();
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const items = await db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .selectAll('order_items')
    .where('orders.user_id', '=', userId)
    .orderBy('order_items.position')
    .execute();
  const itemsByOrder = Map.groupBy(items, ({ order_id }) => order_id);
  const bought = await db.selectFrom('entitlements').selectAll().where('user_id', '=', userId).execute();
  return {
    cart: cart.map(({ exam_id, added_at }) => ({ examId: exam_id, addedAt: iso(added_at) })),
    orders: orders.map(({ id, state, provider, payment_id, total_cents, currency, created_at, moved_at }) => ({
      id,
      state,
      provider,
      paymentId: payment_id,
      total: centsToDollars(total_cents),
      currency,
      orderedAt: iso(created_at),
      movedAt: iso(moved_at),
      items: (itemsByOrder.get(id) ?? []).map(({ exam_id, name, price_cents }) => ({
        examId: exam_id,
        name,
        price: centsToDollars(price_cents),
      })),
    })),
    boughtExams: bought.map(({ exam_id, order_id, granted_at }) => ({
      examId: exam_id,
      orderId: order_id,
      grantedAt: isoOrNull(granted_at),
    })),
  };
}
