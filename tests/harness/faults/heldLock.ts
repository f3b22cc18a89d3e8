import pg from 'pg';

/** A lock in PostgreSQL that other transactions wait for. */
export interface HeldLock {
  /** How many statements of other connections wait for a lock now. */
  readonly waiting: () => Promise<number>;
  /** Ends the connections of those that wait, as `pg_terminate_backend` does for an operator. */
  readonly endWaiting: () => Promise<void>;
  readonly release: () => Promise<void>;
}

/** Runs a statement that locks something, such as `select … for update`, in a transaction that stays open. */
export async function holdLock(url: string, statement: string, values: unknown[] = []): Promise<HeldLock> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('begin');
  await client.query(statement, values);
  return {
    waiting: async () => {
      // The wait is for this very transaction, whatever else runs on the same database.
      const { rows } = await client.query(
        'select count(*)::int as count from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))',
      );
      return Number(rows[0].count);
    },
    endWaiting: async () => {
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))',
      );
    },
    release: () => client.end(),
  };
}
