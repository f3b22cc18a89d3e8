import type { Tx } from '../schema.ts';
import { exams } from './001-exams.ts';

/** One step of the schema, written in what SQLite and PostgreSQL have in common. */
export interface Migration {
  /** Recorded in the database: never rename one that has been released. */
  readonly name: string;
  readonly up: (trx: Tx) => Promise<void>;
}

/** Every step, oldest first. A released one is never changed; a new one goes to the end. */
export const migrations: readonly Migration[] = [{ name: '001-exams', up: exams }];
