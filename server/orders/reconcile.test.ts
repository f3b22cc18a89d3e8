import { afterEach, expect, it, vi } from 'vitest';
import { executePayment, paymentMessages } from '../../contract/payments.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { shopOf } from '../../tests/harness/openShop.ts';
import { PATIENCE } from '../../tests/harness/patience.ts';
import { orderFor, receipts } from '../../tests/harness/settling.ts';
import { outcomeOf, refused } from '../../tests/harness/shop.ts';
import { reconcile, removeAbandoned, startReconciling } from './reconcile.ts';
import type { OrderRow } from '../db/shopRows.ts';

const DAY = 24 * 60 * 60_000;
const goOn = new AbortController().signal;

describeDialects('reconciling', (open) => {
  const shop = shopOf(open);
  afterEach(() => void vi.useRealTimers());

  it('grants what was approved in a tab that was closed', async () => {
    const paymentId = await shop.approved('administrator');
    await reconcile(shop.settling, goOn);
    expect([await shop.ann.bought(), await shop.ann.cart()]).toEqual([['administrator'], []]);
    expect(await receipts(shop.db)).toHaveLength(1);
    expect(outcomeOf(await shop.ann.execute(paymentId))).toEqual([200, paymentMessages.granted]);
  });

  it('leaves open what no one has approved, for a day', async () => {
    const paymentId = await shop.ann.order('administrator');
    await reconcile({ ...shop.settling, now: () => Date.now() + DAY - 60_000 }, goOn);
    expect(await orderFor(shop.db, paymentId)).toMatchObject({ state: 'created' });
    await reconcile({ ...shop.settling, now: () => Date.now() + DAY }, goOn);
    expect(await orderFor(shop.db, paymentId)).toMatchObject({ state: 'failed', failure: 'expired' });
  });

  it('charges nothing by itself where the buyer has read that nothing was charged', async () => {
    const paymentId = await shop.approved('administrator');
    shop.bank.outcome = 'declined';
    expect(outcomeOf(await shop.ann.execute(paymentId))).toEqual(refused(executePayment.refusals.paymentDeclined));
    shop.bank.outcome = 'captured';
    shop.bank.set(paymentId, 'approved');
    await reconcile(shop.settling, goOn);
    expect(shop.bank.payment(paymentId).taken).toBe(0);
  });

  it('happens at the start and every five minutes until it is stopped', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await shop.approved('administrator');
    const stop = startReconciling({ ...shop.settling, keep: 30 * DAY });
    await expect.poll(shop.ann.bought, { timeout: PATIENCE }).toEqual(['administrator']);
    await shop.approved('appBuilder');
    vi.advanceTimersByTime(5 * 60 * 1000);
    await expect.poll(shop.ann.bought, { timeout: PATIENCE }).toEqual(['administrator', 'appBuilder']);
    await stop();
    await shop.approved('serviceCloud');
    vi.advanceTimersByTime(5 * 60 * 1000);
    await stop();
    expect(await shop.ann.bought()).toEqual(['administrator', 'appBuilder']);
  });

  it('removes what no one has paid after its time, and nothing that was paid', async () => {
    const paid = await shop.approved('administrator');
    await shop.ann.execute(paid);
    const left = await shop.ann.order('appBuilder');
    // As if others had ordered and left.
    const order = await orderFor(shop.db, left);
    const copies = Array.from({ length: 5 }, (_, index): OrderRow => {
      return { ...order, id: `copy-${index}`, payment_id: null, current_of: null };
    });
    await shop.db.insertInto('orders').values(copies).execute();
    expect(await removeAbandoned(shop.db, Date.now() - DAY, 100)).toBe(0);
    const counts = [];
    for (let count = 0; count < 3; count += 1) counts.push(await removeAbandoned(shop.db, Date.now() + DAY, 4));
    expect(counts).toEqual([4, 2, 0]);
    const orders = await shop.db.selectFrom('orders').select('payment_id').execute();
    expect(orders).toEqual([{ payment_id: paid }]);
    expect(await shop.db.selectFrom('order_items').selectAll().where('order_id', '=', order.id).execute()).toEqual([]);
    expect(await shop.ann.bought()).toEqual(['administrator']);
  });
});
