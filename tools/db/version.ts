import { migrations } from '../../server/db/migrations/index.ts';
import type { Tx } from '../../server/db/schema.ts';
import { KnownFailure } from '../../server/knownFailure.ts';

/**
 * Makes sure that a database has the schema of this version, no older and no newer one. `name` is what people call the
 * database. Throws `KnownFailure`.
 */
export async function checkVersion(trx: Tx, name: string): Promise<void> {
  // A start that was ended before its first commit leaves a database with no table at all.
  const tables = await trx.introspection.getTables();
  const isNew = !tables.some((table) => table.name === 'schema_migrations');
  const records = isNew ? [] : await trx.selectFrom('schema_migrations').select('name').execute();
  const applied = records.map((step) => step.name);
  const known = migrations.map((step) => step.name);
  if (applied.some((step) => !known.includes(step))) {
    throw new KnownFailure(`${name} is of a newer version of CertCrest. Use that one.`);
  }
  if (known.some((step) => !applied.includes(step))) {
    throw new KnownFailure(`${name} is of an older version of CertCrest. Start this one on it once.`);
  }
}
