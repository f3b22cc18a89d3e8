import type { Kysely, Transaction } from 'kysely';

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
  /** Place in the catalogue. */
  position: number;
  /** What the content file was when it was read; decides whether it is read again. */
  content_hash: string;
  /** When the content file went away, in epoch milliseconds. Past attempts keep the row alive. */
  retired_at: number | null;
}

/** A question of an exam. */
export interface QuestionRow {
  exam_id: string;
  /** Place in the exam: 0 is the first. */
  position: number;
  id: string;
  /** Name of the exam guide's section. */
  section: string;
  difficulty: 'easy' | 'medium' | 'hard';
  /** JSON of a `QuestionBody`. */
  body: string;
}

/** A migration that was applied. */
interface MigrationRow {
  name: string;
  applied_at: number;
}

/** Every table. */
export interface Schema {
  exams: ExamRow;
  questions: QuestionRow;
  schema_migrations: MigrationRow;
}

/** The database. */
export type Database = Kysely<Schema>;

/** A running transaction; queries in it must go through it and never through the database. */
export type Tx = Transaction<Schema>;
