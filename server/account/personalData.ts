import type { PersonalData } from '../../contract/personalData.ts';
import { type LearnerQuestionRow, picksIn } from '../db/learningRows.ts';
import type { Database } from '../db/schema.ts';
import { centsToDollars } from '../../domain/pricing/total.ts';
import { examDatesOf, learnerRowsOf, toLearnerQuestion } from '../learning/learnerQuestions.ts';
import { itemsByOrder } from '../orders/queries.ts';
import { reportsOf } from '../reports/reports.ts';

const iso = (time: number) => new Date(time).toISOString();
const isoOrNull = (time: number | null) => (time === null ? null : iso(time));

/** A row in which the times, whose names end in `At`, are ISO 8601. */
type Dated<Row> = { [Name in keyof Row]: Name extends `${string}At` ? Exclude<Row[Name], number> | string : Row[Name] };

function dated<Row extends object>(rows: readonly Row[]): Dated<Row>[] {
  const asText = (name: string, value: unknown) =>
    name.endsWith('At') && typeof value === 'number' ? iso(value) : value;
  return rows.map(
    (row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, asText(name, value)])) as Dated<Row>, // as the type says
  );
}

/** What is kept besides: it proves something, but no one can read anything in it. */
const notIncluded: readonly string[] = [
  'Your password is kept as an argon2id hash, from which it can not be read.',
  'The tokens of your sessions are kept as SHA-256 hashes.',
  'While you add a passkey, a random number for your browser is kept for minutes.',
  'A login at Google or Salesforce that is under way is kept for minutes, under a hash.',
  'Counts of calls that are limited are kept for hours, under hashes.',
];

/** All that is kept of a user, who exists. */
export async function personalDataOf(db: Database, userId: string, now: number): Promise<PersonalData> {
  const { id, email, created_at } = await db
    .selectFrom('users')
    .select(['id', 'email', 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const mails = db
    .selectFrom('mails')
    .where('recipient', '=', email)
    .select(['template as kind', 'created_at as queuedAt']);
  return {
    exportedAt: iso(now),
    account: { userId: id, email, createdAt: iso(created_at) },
    ...(await accessOf(db, userId)),
    ...(await learningOf(db, userId)),
    ...(await purchasesOf(db, userId)),
    mails: dated(await mails.execute()),
    notIncluded: [...notIncluded],
  };
}

/** Sessions, mailed links, passkeys, connected accounts and the security log. */
async function accessOf(db: Database, userId: string) {
  const sessions = db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .select(['device', 'created_at as openedAt', 'expires_at as expiresAt', 'ended_at as endedAt'])
    .select(({ fn }) => fn.coalesce('used_at', 'created_at').as('usedAt'))
    .orderBy('created_at');
  const resets = db
    .selectFrom('password_resets')
    .where('user_id', '=', userId)
    .select(['expires_at as expiresAt', 'used_at as usedAt']);
  const changes = db
    .selectFrom('email_changes')
    .where('user_id', '=', userId)
    .select(['email', 'expires_at as expiresAt', 'used_at as usedAt']);
  const passkeys = db
    .selectFrom('passkeys')
    .where('user_id', '=', userId)
    .select(['name', 'credential_id as credentialId', 'public_key as publicKey'])
    .select(['created_at as addedAt', 'used_at as usedAt']);
  const connections = db
    .selectFrom('openid_connections')
    .where('user_id', '=', userId)
    .select(['provider', 'subject', 'email', 'connected_at as connectedAt']);
  const events = db
    .selectFrom('security_events')
    .where('user_id', '=', userId)
    .select(['what', 'client as from', 'count', 'happened_at as happenedAt'])
    .orderBy('happened_at');
  return {
    sessions: dated(await sessions.execute()),
    passwordResets: dated(await resets.execute()),
    emailChanges: dated(await changes.execute()),
    passkeys: dated(await passkeys.execute()),
    connections: dated(await connections.execute()),
    securityEvents: dated(await events.execute()),
  };
}

/** What a user has learned with: attempts with their questions, what they have of each question, reports and exam dates. */
async function learningOf(db: Database, userId: string) {
  const attempts = await db
    .selectFrom('attempts')
    .where('user_id', '=', userId)
    .select(['id', 'exam_id as examId', 'score', 'verified', 'practice_set as set', 'mode', 'seed'])
    .select(['finished_at as finishedAt', 'created_at as savedAt'])
    .orderBy('finished_at')
    .execute();
  const questions = await db
    .selectFrom('attempt_questions')
    .select(['attempt_id', 'question_id as questionId', 'version', 'picks', 'points', 'seconds', 'flagged'])
    .where('user_id', '=', userId)
    .orderBy('attempt_id')
    .orderBy('position')
    .execute();
  const byAttempt = Map.groupBy(questions, ({ attempt_id }) => attempt_id);
  return {
    attempts: dated(attempts).map(({ id, score, verified, ...attempt }) => ({
      ...attempt,
      scorePercent: score / 100,
      isVerified: verified === 1,
      questions: (byAttempt.get(id) ?? []).map(({ attempt_id: _attempt, picks, points, flagged, ...question }) => ({
        ...question,
        picks: picksIn(picks),
        pointsPercent: points,
        isFlagged: flagged === 1,
      })),
    })),
    reports: await reportsOf(db, userId),
    examDates: await examDatesOf(db, userId),
    learnerQuestions: (await learnerRowsOf(db, userId, undefined)).map(learnerQuestionOf),
  };
}

const learnerQuestionOf = (row: LearnerQuestionRow) => ({
  ...toLearnerQuestion(row),
  firstVersion: row.first_version,
  firstPicks: row.first_picks === null ? null : picksIn(row.first_picks),
  firstAskedAt: isoOrNull(row.first_asked_at),
  simulatedAt: isoOrNull(row.simulated_at),
});

/** The cart, orders and bought exams. */
async function purchasesOf(db: Database, userId: string) {
  const cart = db
    .selectFrom('cart_items')
    .where('user_id', '=', userId)
    .select(['exam_id as examId', 'added_at as addedAt']);
  const orders = await db
    .selectFrom('orders')
    .where('user_id', '=', userId)
    .select(['id', 'state', 'provider', 'payment_id as paymentId', 'total_cents', 'currency'])
    .select(['created_at as orderedAt', 'moved_at as movedAt'])
    .orderBy('created_at')
    .execute();
  const itemsIn = await itemsByOrder(db, orders);
  const bought = db
    .selectFrom('entitlements')
    .where('user_id', '=', userId)
    .select(['exam_id as examId', 'order_id as orderId', 'granted_at as grantedAt']);
  return {
    cart: dated(await cart.execute()),
    orders: dated(orders).map(({ total_cents, ...order }) => ({
      ...order,
      total: centsToDollars(total_cents),
      items: itemsIn(order).map(({ exam_id, name, price_cents }) => ({
        examId: exam_id,
        name,
        price: centsToDollars(price_cents),
      })),
    })),
    boughtExams: dated(await bought.execute()),
  };
}
