import type { Schema } from './schema.ts';

type Data = Omit<Schema, 'schema_migrations'>;

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
} as const satisfies { readonly [Table in keyof Data]: readonly (keyof Data[Table])[] };

export type TableName = keyof typeof tables;

/** The tables, each after those that it references. */
export const tableNames = Object.keys(tables) as readonly TableName[]; // the keys above, which `Object.keys` calls strings
