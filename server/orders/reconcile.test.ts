import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { executePayment, paymentMessages } from '../../contract/payments.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { openShop, type TestShop } from '../../tests/harness/openShop.ts';
import { PATIENCE } from '../../tests/harness/patience.ts';
import { orderFor, receipts, settlingOf, type TestSettling } from '../../tests/harness/settling.ts';
import { outcomeOf, refused } from '../../tests/harness/shop.ts';
import { reconcile, startReconciling } from './reconcile.ts';
import type { OrderRow } from '../db/shopRows.ts';
import { removeAbandoned } from './removeUnpaid.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const goOn = new AbortController().signal;

describeDialects('reconciling', (open) => {
  let db: TestShop['db'];
  let bank: TestShop['bank'];
  let ann: TestShop['ann'];
  let shop: TestShop;
  let deps: TestSettling;

  beforeEach(async () => {
    shop = await openShop(await open());
    ({ db, bank, ann } = shop);
    deps = settlingOf(db, bank);
  });
  afterEach(() => void vi.useRealTimers());

  it('grants what was approved in a tab that was closed', async () => {
    const paymentId = await shop.approved('administrator');
    await reconcile(deps, goOn);
    expect([await ann.bought(), await ann.cart()]).toEqual([['administrator'], []]);
    expect(await receipts(db)).toHaveLength(1);
    expect(outcomeOf(await ann.execute(paymentId))).toEqual([200, paymentMessages.granted]);
  });

  it('leaves open what no one has approved, for a day', async () => {
    const paymentId = await ann.order('administrator');
    await reconcile({ ...deps, now: () => Date.now() + DAY - 60_000 }, goOn);
    expect(await orderFor(db, paymentId)).toMatchObject({ state: 'created' });
    await reconcile({ ...deps, now: () => Date.now() + DAY }, goOn);
    expect(await orderFor(db, paymentId)).toMatchObject({ state: 'failed', failure: 'expired' });
  });

  it('charges nothing by itself where the buyer has read that nothing was charged', async () => {
    const paymentId = await shop.approved('administrator');
    bank.outcome = 'declined';
    expect(outcomeOf(await ann.execute(paymentId))).toEqual(refused(executePayment.refusals.paymentDeclined));
    bank.outcome = 'captured';
    bank.set(paymentId, 'approved');
    await reconcile(deps, goOn);
    expect(bank.payment(paymentId).taken).toBe(0);
  });

  it('happens at the start and every five minutes until it is stopped', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await shop.approved('administrator');
    const stop = startReconciling({ ...deps, keep: 30 * DAY });
    await expect.poll(ann.bought, { timeout: PATIENCE }).toEqual(['administrator']);
    await shop.approved('appBuilder');
    vi.advanceTimersByTime(5 * 60 * 1000);
    await expect.poll(ann.bought, { timeout: PATIENCE }).toEqual(['administrator', 'appBuilder']);
    await stop();
    await shop.approved('serviceCloud');
    vi.advanceTimersByTime(5 * 60 * 1000);
    await stop();
    expect(await ann.bought()).toEqual(['administrator', 'appBuilder']);
  });

  it('looks ever more rarely for an approval', async () => {
    const paymentId = await ann.order('administrator');
    const start = Date.now();
    let looks = 0;
    const provider = {
      ...bank,
      find: (id: string) => {
        looks += 1;
        return bank.find(id);
      },
    };
    for (let time = start; time < start + DAY / 2; time += 5 * MINUTE) {
      await reconcile({ ...settlingOf(db, provider), now: () => time }, goOn);
    }
    // After 0, 5, 15, 35, 75 and 155 minutes, and every 160 from then on.
    expect([looks, await orderFor(db, paymentId)]).toEqual([9, expect.objectContaining({ state: 'created' })]);
  });

  it('removes what no one has paid after its time, and nothing that was paid', async () => {
    const paid = await shop.approved('administrator');
    await ann.execute(paid);
    const left = await ann.order('appBuilder');
    // As if others had ordered and left.
    const order = await orderFor(db, left);
    const copies = Array.from({ length: 5 }, (_, index): OrderRow => {
      return { ...order, id: `copy-${index}`, payment_id: null, current_of: null };
    });
    await db.insertInto('orders').values(copies).execute();
    expect(await removeAbandoned(db, Date.now() - DAY, 100)).toBe(0);
    const counts = [];
    for (let count = 0; count < 3; count += 1) counts.push(await removeAbandoned(db, Date.now() + DAY, 4));
    expect(counts).toEqual([4, 2, 0]);
    const orders = await db.selectFrom('orders').select('payment_id').execute();
    expect(orders).toEqual([{ payment_id: paid }]);
    expect(await db.selectFrom('order_items').selectAll().where('order_id', '=', order.id).execute()).toEqual([]);
    expect(await ann.bought()).toEqual(['administrator']);
  });
});
