import { checkSecret } from './account/secretMark.ts';
import { type SyncResult, syncContent } from './content/sync.ts';
import { isCreateRace, migrate } from './db/migrate.ts';
import type { Database } from './db/schema.ts';
import { tx } from './db/tx.ts';

/** What a start changed in the database. */
export interface Prepared extends SyncResult {
  /** Names of the migrations that were applied. */
  readonly migrated: readonly string[];
}

/**
 * Brings schema and content up to date, both or neither: a server with a broken content file leaves the database to
 * the version that runs. Several servers may do so at once, and those that share the database share `sharedSecret`.
 * Throws `ContentError`, and `KnownFailure` for another secret than theirs.
 */
export function prepare(db: Database, contentDir: string, sharedSecret?: string): Promise<Prepared> {
  return tx(
    db,
    async (trx) => {
      const migrated = await migrate(trx);
      if (sharedSecret !== undefined) await checkSecret(trx, sharedSecret);
      return { migrated, ...(await syncContent(trx, contentDir)) };
    },
    isCreateRace,
  );
}
