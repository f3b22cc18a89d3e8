import { sql, SqliteAdapter } from 'kysely';
import type { Database } from '../../server/db/schema.ts';

/** A table as the database itself knows it. */
export interface CatalogueEntry {
  readonly table: string;
  /** The columns of its primary key, in their order. */
  readonly key: readonly string[];
  /** The tables that its foreign keys point to. */
  readonly pointsTo: readonly string[];
}

/** Reads what tables there are from the database's own catalogue. */
export async function readCatalogue(db: Database): Promise<CatalogueEntry[]> {
  const tables = db.getExecutor().adapter instanceof SqliteAdapter ? sqliteTables : postgresTables;
  const { rows } = await tables.execute(db);
  return rows.map(({ table, key, points_to }) => ({ table, key: JSON.parse(key), pointsTo: JSON.parse(points_to) }));
}

interface Row {
  table: string;
  /** JSON, as are the others below. */
  key: string;
  points_to: string;
}

const sqliteTables = sql<Row>`
  select
    name as "table",
    (select json_group_array(name) from (select name from pragma_table_info(tables.name) where pk > 0 order by pk)) as key,
    (select json_group_array("table") from pragma_foreign_key_list(tables.name)) as points_to
  from sqlite_master as tables
  where type = 'table'`;

const postgresTables = sql<Row>`
  select
    relname::text as "table",
    (
      select coalesce(json_agg(attname order by position), '[]')::text
      from pg_constraint, unnest(conkey) with ordinality as columns (number, position), pg_attribute
      where conrelid = tables.oid and contype = 'p' and attrelid = tables.oid and attnum = number
    ) as key,
    (
      select coalesce(json_agg(confrelid::regclass::text), '[]')::text
      from pg_constraint
      where conrelid = tables.oid and contype = 'f'
    ) as points_to
  from pg_class as tables
  where relkind = 'r' and relnamespace = current_schema()::regnamespace`;
