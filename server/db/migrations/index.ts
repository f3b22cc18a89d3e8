import type { Tx } from '../schema.ts';
import { exams } from './001-exams.ts';
import { accounts } from './002-accounts.ts';
import { mail } from './003-mail.ts';
import { attempts } from './004-attempts.ts';
import { shop } from './005-shop.ts';
import { secretMarks } from './006-secret-marks.ts';

/** One step of the schema, written in what SQLite and PostgreSQL have in common. */
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
];
