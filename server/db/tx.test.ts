import { beforeEach, expect, it } from 'vitest';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { migrate } from './migrate.ts';
import type { Database } from './schema.ts';
import { tx } from './tx.ts';

describeDialects('tx', (open) => {
  let db: Database;
  const record = { name: 'mine', applied_at: 1 };
  const records = () => db.selectFrom('schema_migrations').selectAll().where('name', '=', 'mine').execute();

  beforeEach(async () => {
    ({ db } = await open('nothing'));
    await tx(db, (trx) => migrate(trx, []));
  });

  it('undoes everything when the work fails, and does not repeat it', async () => {
    let runs = 0;
    const work = tx(db, async (trx) => {
      runs += 1;
      await trx.insertInto('schema_migrations').values(record).execute();
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(runs).toBe(1);
    expect(await records()).toEqual([]);
  });

  it.each([
    ['a serialization failure', '40001'],
    ['a deadlock', '40P01'],
  ])('runs the work again after %s', async (_, code) => {
    let runs = 0;
    await tx(db, async (trx) => {
      runs += 1;
      await trx.insertInto('schema_migrations').values(record).execute();
      if (runs < 3) throw Object.assign(new Error('conflict'), { code });
    });
    expect(runs).toBe(3);
    expect(await records()).toEqual([record]);
  });

  it('lets one of many transactions win a compare-and-set', async () => {
    await tx(db, (trx) => trx.insertInto('schema_migrations').values(record).execute());
    const rivals = Array.from({ length: 16 }, () =>
      tx(db, (trx) =>
        trx
          .updateTable('schema_migrations')
          .set({ applied_at: 2 })
          .where('name', '=', 'mine')
          .where('applied_at', '=', 1)
          .returning('name')
          .execute(),
      ),
    );
    expect((await Promise.all(rivals)).flat()).toHaveLength(1);
  });
});
