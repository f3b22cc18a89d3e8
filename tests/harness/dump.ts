import { type Database, tableNames } from '../../server/db/schema.ts';

/**
 * All data of a database, in a fixed order: two dumps are equal where nothing has changed in between. Counts of
 * limited calls and the security log are left out, as any call may change them.
 */
export async function dump(db: Database): Promise<Readonly<Record<string, readonly string[]>>> {
  const tables = tableNames.filter((table) => table !== 'rate_limits' && table !== 'security_events');
  const rows = tables.map(async (table) => {
    const all = await db.selectFrom(table).selectAll().execute();
    return [table, all.map((row) => JSON.stringify(row)).toSorted()] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}
