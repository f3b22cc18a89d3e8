import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { KnownFailure } from '../knownFailure.ts';
import type { Tx } from './schema.ts';
import { sqlState } from './tx.ts';

/**
 * Brings the schema up to date in the running transaction and returns the names of the applied steps.
 *
 * Several servers may start at once. Each step is claimed by inserting its record before it runs: the database lets
 * one server insert and makes the others wait until it has committed; then nothing is left to do.
 */
export async function migrate(trx: Tx, steps: readonly Migration[] = migrations): Promise<string[]> {
  await trx.schema
    .createTable('schema_migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .execute();
  await adoptBaseline(trx);

  const applied: string[] = [];
  for (const { name, up } of steps) {
    const claim = await trx
      .insertInto('schema_migrations')
      .values({ name, applied_at: Date.now() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst();
    if (claim) {
      await up(trx);
      applied.push(name);
    }
  }
  return applied;
}

/** Whether a migrated database has steps that this program does not know: a newer one has been there. */
export async function isNewer(trx: Tx, steps: readonly Migration[] = migrations): Promise<boolean> {
  const applied = await trx.selectFrom('schema_migrations').select('name').execute();
  return applied.some((record) => !steps.some(({ name }) => name === record.name));
}

/** PostgreSQL's errors for a race, by the progress of the other server: a key of its catalogue, a type, or the table. */
const createRaces: readonly (string | undefined)[] = ['23505', '42710', '42P07'];

/**
 * Whether an error comes from two servers that created the same table at once, which PostgreSQL's
 * `create table if not exists` does not prevent. The transaction is tried again.
 */
export const isCreateRace = (error: unknown): boolean => createRaces.includes(sqlState(error));

/** One step of the schema, in the SQL that SQLite and PostgreSQL have in common. */
interface Migration {
  /** Recorded in the database: never rename one that has been released. */
  readonly name: string;
  readonly up: (trx: Tx) => Promise<void>;
}

const BASELINE = '021-baseline';

/** Every step, oldest first. A released one is never changed; a new one goes to the end. */
export const migrations: readonly Migration[] = [
  { name: BASELINE, up: baseline },
  { name: '022-counting-scores', up: countingScores },
];

async function baseline(trx: Tx): Promise<void> {
  const statements = readFileSync(new URL('baseline.sql', import.meta.url), 'utf8').split(/;$/m);
  for (const statement of statements) if (statement.trim() !== '') await sql.raw(statement).execute(trx);
}

/** The last of the steps that led to the baseline before there was one. */
const LAST_BEFORE = '020-simulated-questions';

/** Recognizes a database from before the baseline that has its schema. Older ones can't be brought up to date. */
async function adoptBaseline(trx: Tx): Promise<void> {
  const before = await trx.deleteFrom('schema_migrations').where('name', '<', BASELINE).returning('name').execute();
  if (before.length === 0) return;
  if (!before.some(({ name }) => name === LAST_BEFORE)) {
    throw new KnownFailure('The database is too old for this version of CertCrest. Start an earlier one on it once.');
  }
  await trx.insertInto('schema_migrations').values({ name: BASELINE, applied_at: Date.now() }).execute();
}

/** The score by which an attempt passes, in place of the rounded one; short practice has none. */
async function countingScores(trx: Tx): Promise<void> {
  await trx.schema.alterTable('attempts').addColumn('counting_score', 'integer').execute();
  await sql`update attempts set counting_score = score`.execute(trx);
  const asked = sql`from attempt_questions as asked where asked.user_id = attempts.user_id and asked.attempt_id = attempts.id`;
  await sql`update attempts set counting_score = (
      select case when count(*) < 10 then null
        when attempts.mode = 'exam' then sum(case when points = 100 then 1 else 0 end) * 10000 / count(*)
        else sum(points) * 100 / count(*) end ${asked})
    where exists (select 1 ${asked})`.execute(trx);
}
