import { beforeEach, expect, it } from 'vitest';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { openShop, type TestShop } from '../../tests/harness/openShop.ts';
import { orderFor, settlingOf } from '../../tests/harness/settling.ts';
import type { OrderRow } from '../db/shopRows.ts';
import { reconcile } from './reconcile.ts';
import { removeAbandoned } from './removeUnpaid.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const goOn = new AbortController().signal;

describeDialects('looking after orders', (open) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openShop(await open());
  });

  /** Copies Ann's order so often, as if others had ordered and left. */
  async function copies(paymentId: string, count: number): Promise<void> {
    const order = await orderFor(shop.db, paymentId);
    const rows = Array.from({ length: count }, (_, index): OrderRow => ({
      ...order,
      id: `copy-${index}`,
      payment_id: null,
      current_of: null,
    }));
    await shop.db.insertInto('orders').values(rows).execute();
  }

  it('lets everyone else have a turn after each order', async () => {
    await copies(await shop.ann.order('administrator'), 250);
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    await reconcile(settlingOf(shop.db, shop.bank), goOn);
    isOver = true;
    expect(turns).toBeGreaterThan(250);
    const looked = await shop.db.selectFrom('orders').select('id').where('looks', '=', 1).execute();
    expect(looked).toHaveLength(251);
  });

  it('looks ever more rarely for an approval', async () => {
    const paymentId = await shop.ann.order('administrator');
    const start = Date.now();
    let looks = 0;
    const provider = {
      ...shop.bank,
      find: (id: string) => {
        looks += 1;
        return shop.bank.find(id);
      },
    };
    for (let time = start; time < start + 12 * HOUR; time += 5 * MINUTE) {
      await reconcile({ ...settlingOf(shop.db, provider), now: () => time }, goOn);
    }
    // After 0, 5, 15, 35, 75 and 155 minutes, and every 160 from then on.
    expect([looks, await orderFor(shop.db, paymentId)]).toEqual([9, expect.objectContaining({ state: 'created' })]);
  });

  it('removes what no one has paid after its time, and nothing that was paid', async () => {
    const paid = await shop.approved('administrator');
    await shop.ann.execute(paid);
    const left = await shop.ann.order('appBuilder');
    await copies(left, 5);
    const { id } = await orderFor(shop.db, left);
    expect(await removeAbandoned(shop.db, Date.now() - DAY, 100)).toBe(0);
    const counts = [];
    for (let count = 0; count < 3; count += 1) counts.push(await removeAbandoned(shop.db, Date.now() + DAY, 4));
    expect(counts).toEqual([4, 2, 0]);
    const orders = await shop.db.selectFrom('orders').select('payment_id').execute();
    expect(orders).toEqual([{ payment_id: paid }]);
    expect(await shop.db.selectFrom('order_items').selectAll().where('order_id', '=', id).execute()).toEqual([]);
    expect(await shop.ann.bought()).toEqual(['administrator']);
  });
});
