import type { Kysely, Transaction } from 'kysely';
import type * as account from './accountRows.ts';
import type * as learning from './learningRows.ts';
import type * as shop from './shopRows.ts';

/** An exam of the catalogue, as its content file was last read. */
export interface ExamRow {
  /** The slug: ids of exams are their addresses. */
  id: string;
  slug: string;
  name: string;
  description: string;
  price_cents: number;
  /** Share of right answers, in percent, that passes. */
  pass_mark: number;
  minutes: number;
  /** Questions of the official exam: those that count, and those that do not. */
  scored_questions: number;
  unscored_questions: number;
  question_count: number;
  /** JSON of an `ExamDetails`. */
  details: string;
  /** Position in the catalogue. */
  position: number;
  /** Hash of the content file when it was read; decides whether it is read again. */
  content_hash: string;
  /** When the content file was removed. Past attempts still need the row. */
  retired_at: number | null;
}

export interface QuestionRow {
  exam_id: string;
  /** Position in the exam: 0 is the first. */
  position: number;
  id: string;
  /** Name of the exam guide's section. */
  section: string;
  difficulty: 'easy' | 'medium' | 'hard';
  /** JSON of a `QuestionBody`. */
  body: string;
}

/** How often a limited call was made. */
interface RateLimitRow {
  /** SHA-256 of what is counted, in hex. */
  key: string;
  count: number;
  /** When counting starts again. */
  resets_at: number;
}

/** A mail that is still to be sent, or that failed; a mail that was sent is removed. */
export interface MailRow {
  id: string;
  recipient: string;
  /** Name of the template that renders the mail from `data`, which is JSON. */
  template: string;
  data: string;
  created_at: number;
  /** From when on the mail is pointless; null where it never is. */
  expires_at: number | null;
  /** How often a server has claimed it. */
  attempts: number;
  next_attempt_at: number;
  /** Until when the server that has claimed it may be sending it; null without a claim. */
  claimed_until: number | null;
  /** When it failed for good. */
  failed_at: number | null;
  last_error: string | null;
}

/** Proves that servers on one database have the same secret. */
interface SecretMarkRow {
  name: string;
  /** HMAC-SHA256 under the secret, in hex. */
  mark: string;
  set_at: number;
}

/** Written again and again, to learn whether the database can be written. */
interface HealthCheckRow {
  name: string;
  /** A new one each time: SQLite does not write what is there already. */
  mark: string;
}

interface MigrationRow {
  name: string;
  applied_at: number;
}

export interface Schema {
  exams: ExamRow;
  questions: QuestionRow;
  users: account.UserRow;
  sessions: account.SessionRow;
  password_resets: account.PasswordResetRow;
  email_changes: account.EmailChangeRow;
  passkeys: account.PasskeyRow;
  passkey_challenges: account.PasskeyChallengeRow;
  openid_logins: account.OpenIdLoginRow;
  openid_connections: account.OpenIdConnectionRow;
  security_events: account.SecurityEventRow;
  rate_limits: RateLimitRow;
  mails: MailRow;
  attempts: learning.AttemptRow;
  attempt_questions: learning.AttemptQuestionRow;
  learner_questions: learning.LearnerQuestionRow;
  question_reports: learning.QuestionReportRow;
  exam_dates: learning.ExamDateRow;
  cart_items: shop.CartItemRow;
  orders: shop.OrderRow;
  order_items: shop.OrderItemRow;
  entitlements: shop.EntitlementRow;
  wallet_payments: shop.WalletPaymentRow;
  secret_marks: SecretMarkRow;
  health_checks: HealthCheckRow;
  schema_migrations: MigrationRow;
}

export type Database = Kysely<Schema>;

/** A running transaction; queries in it must go through it and never through the database. */
export type Tx = Transaction<Schema>;

/**
 * Every table with the columns of its primary key, each after the tables that it references. Only `schema_migrations`
 * is missing: it records changes of one database and is not part of its data.
 */
export const tables = {
  exams: ['id'],
  questions: ['exam_id', 'id'],
  users: ['id'],
  sessions: ['id'],
  password_resets: ['id'],
  email_changes: ['id'],
  passkeys: ['id'],
  passkey_challenges: ['challenge'],
  openid_logins: ['id'],
  openid_connections: ['issuer', 'subject'],
  security_events: ['id'],
  rate_limits: ['key'],
  mails: ['id'],
  attempts: ['user_id', 'id'],
  attempt_questions: ['user_id', 'attempt_id', 'position'],
  learner_questions: ['user_id', 'exam_id', 'question_id'],
  question_reports: ['id'],
  exam_dates: ['user_id', 'exam_id'],
  cart_items: ['user_id', 'exam_id'],
  orders: ['id'],
  order_items: ['order_id', 'exam_id'],
  entitlements: ['user_id', 'exam_id'],
  wallet_payments: ['id'],
  secret_marks: ['name'],
  health_checks: ['name'],
} as const satisfies {
  readonly [Table in Exclude<keyof Schema, 'schema_migrations'>]: readonly (keyof Schema[Table])[];
};

export type TableName = keyof typeof tables;

/** The tables, each after those that it references. */
export const tableNames = Object.keys(tables) as readonly TableName[]; // the keys above, which `Object.keys` calls strings
