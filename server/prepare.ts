import { checkSecret } from './secrets/tokenSecret.ts';
import { type SyncResult, syncContent } from './content/sync.ts';
import { isCreateRace, isNewer, migrate } from './db/migrate.ts';
import type { Database } from './db/schema.ts';
import { tx } from './db/tx.ts';
import { KnownFailure } from './knownFailure.ts';

/** The changes that a start made in the database. */
export interface DatabaseChanges extends SyncResult {
  /** Names of the migrations that were applied. */
  readonly migrated: readonly string[];
}

/**
 * Brings schema and content up to date, both or neither: a server with a broken content file leaves the database as it
 * was. Several servers may do so at once; servers that share the database must share `sharedSecret`. Throws
 * `ContentError`, and `KnownFailure` for a different secret and for a database that a newer version has changed.
 */
export function prepare(db: Database, contentDir: string, sharedSecret?: string): Promise<DatabaseChanges> {
  return tx(
    db,
    async (trx) => {
      const migrated = await migrate(trx);
      if (await isNewer(trx)) throw new KnownFailure('The database is of a newer version of CertCrest. Use that one.');
      if (sharedSecret !== undefined) await checkSecret(trx, sharedSecret);
      return { migrated, ...(await syncContent(trx, contentDir)) };
    },
    isCreateRace,
  );
}
