import { beforeEach, expect, it } from 'vitest';
import { type CatalogueEntry, readCatalogue } from '../../tests/harness/catalogue.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { migrate } from './migrate.ts';
import { type Database, tableNames, tables } from './schema.ts';
import { tx } from './tx.ts';

describeDialects('the list of tables', (open) => {
  let db: Database;
  beforeEach(async () => {
    ({ db } = await open('nothing'));
    await tx(db, (trx) => migrate(trx));
  });

  const catalogue = async () => (await readCatalogue(db)).filter(({ table }) => table !== 'schema_migrations');
  const named = (entries: readonly CatalogueEntry[]) => entries.map(({ table }) => table).toSorted();

  it('contains every table that the migrations have created, and no other', async () => {
    expect(named(await catalogue())).toEqual(tableNames.toSorted());
  });

  it('has the primary key of each', async () => {
    const keys = (await catalogue()).map(({ table, key }) => [table, key] as const);
    expect(Object.fromEntries(keys)).toEqual(tables);
  });

  it('has each after those that it references', async () => {
    const order = new Map<string, number>(tableNames.map((table, index) => [table, index]));
    const links = (await catalogue()).flatMap(({ table, pointsTo }) => pointsTo.map((other) => ({ table, other })));
    expect(links).toContainEqual({ table: 'questions', other: 'exams' });
    for (const { table, other } of links) {
      expect(order.get(other), `${table} points to ${other}`).toBeLessThan(order.get(table) ?? -1);
    }
  });
});
