import { beforeEach, expect, it } from 'vitest';
import { fill, testApp } from '../../tests/harness/app.ts';
import { openBank } from '../../tests/harness/bank.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { pricedExams, shopper } from '../../tests/harness/shop.ts';
import type { Database } from '../db/schema.ts';
import type { OrderRow } from '../db/shopRows.ts';
import { tx } from '../db/tx.ts';
import { move, type OrderState } from './order.ts';
import { findOrder } from './queries.ts';

describeDialects('an order', (open) => {
  let db: Database;
  let id: string;

  beforeEach(async () => {
    ({ db } = await open());
    await fill(db, pricedExams);
    const ann = await shopper(await testApp(db, { provider: openBank() }));
    await ann.order('administrator');
    ({ id } = await db.selectFrom('orders').select('id').executeTakeFirstOrThrow());
  });

  async function orderIn(state: OrderState): Promise<OrderRow> {
    await db.updateTable('orders').set({ state }).execute();
    const order = await findOrder(db, id);
    if (!order) throw new Error('The order is gone.');
    return order;
  }

  it('goes on, with what is written beside its state', async () => {
    const [from, to] = ['created', 'approved'] as const;
    const seen = await orderIn(from);
    expect(await tx(db, (trx) => move(trx, seen, to, 5, { capture_id: 'c' }))).toBe(true);
    expect(await findOrder(db, id)).toEqual({
      ...seen,
      state: to,
      version: seen.version + 1,
      capture_id: 'c',
      current_of: null,
      moved_at: 5,
    });
  });

  it('goes nowhere else', async () => {
    const [from, to] = ['granted', 'created'] as const;
    const seen = await orderIn(from);
    await expect(tx(db, (trx) => move(trx, seen, to, 5))).rejects.toThrow(`does not go from ${from} to ${to}`);
    expect(await findOrder(db, id)).toEqual(seen);
  });

  it('is not moved by an old version, even if the state is the same again', async () => {
    const before = await orderIn('approved');
    await tx(db, (trx) => move(trx, before, 'created', 5));
    const between = await findOrder(db, id);
    if (between) await tx(db, (trx) => move(trx, between, 'approved', 6));
    expect(await tx(db, (trx) => move(trx, before, 'captured', 7))).toBe(false);
    expect(await findOrder(db, id)).toMatchObject({ state: 'approved', moved_at: 6 });
  });
});
