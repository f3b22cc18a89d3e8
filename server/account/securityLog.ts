import { hash, randomUUIDv7 } from 'node:crypto';
import type { SecurityEvent } from '../db/accountRows.ts';
import type { Database } from '../db/schema.ts';
import type { Visit } from './visit.ts';

/** A security event: what happened, to whose account and from where. */
interface SecurityEventRecord {
  readonly what: SecurityEvent;
  /** Undefined where there is no account. */
  readonly userId: string | undefined;
  readonly client: Visit['client'];
}

/** Records what happened, usually in the same transaction. */
export async function recordEvent(db: Database, event: SecurityEventRecord, now: number): Promise<void> {
  await insertEvent(db, randomUUIDv7(), event, now).execute();
}

const HOUR = 60 * 60 * 1000;

/** Records a refusal, one row for all of an hour: guessing passwords must not fill the database. */
export async function countRefusal(db: Database, event: SecurityEventRecord, now: number): Promise<void> {
  const { what, userId, client } = event;
  const id = hash('sha256', JSON.stringify([what, userId ?? null, client, Math.floor(now / HOUR)]));
  await insertEvent(db, id, event, now)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ eb }) => ({ count: eb('security_events.count', '+', 1) })),
    )
    .execute();
}

const insertEvent = (db: Database, id: string, { what, userId, client }: SecurityEventRecord, now: number) =>
  db.insertInto('security_events').values({ id, user_id: userId ?? null, what, client, count: 1, happened_at: now });
