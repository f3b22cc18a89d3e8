import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { executePayment, paymentMessages } from '../../contract/payments.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { openShop, type TestShop } from '../../tests/harness/openShop.ts';
import { PATIENCE } from '../../tests/harness/patience.ts';
import {
  Crash,
  crashingClock,
  orderFor,
  receipts,
  settlingOf,
  type TestSettling,
} from '../../tests/harness/settling.ts';
import { outcomeOf, refused } from '../../tests/harness/shop.ts';
import { ProviderUnavailableError } from '../payments/provider.ts';
import { reconcile, startReconciling } from './reconcile.ts';
import { settle } from './settle.ts';
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

  it.each([
    [1, 'created'],
    [2, 'created'],
    [3, 'approved'],
    [4, 'captured'],
  ] as const)('goes on after a crash at step %i, which leaves the order %s', async (step, state) => {
    const paymentId = await shop.approved('administrator');
    const { id } = await orderFor(db, paymentId);
    await expect(settle({ ...deps, now: crashingClock(step) }, id)).rejects.toThrow(Crash);
    expect(await orderFor(db, paymentId)).toMatchObject({ state });
    expect([await ann.bought(), await receipts(db)]).toEqual([[], []]);
    await reconcile(deps, goOn);
    expect([await ann.bought(), bank.payment(paymentId).taken]).toEqual([['administrator'], 1]);
    expect(await receipts(db)).toHaveLength(1);
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

  it('refunds what must still be refunded', async () => {
    const paymentId = await shop.approved('administrator');
    bank.tamper = (capture) => ({ ...capture, orderId: 'another' });
    bank.fault = (call) => {
      if (call === 'refund') throw new ProviderUnavailableError('No response.');
    };
    await reconcile(deps, goOn);
    bank.fault = () => undefined;
    await reconcile(deps, goOn);
    expect(bank.payment(paymentId)).toMatchObject({ taken: 1, returned: 1 });
    expect(deps.logged).toEqual([
      ['error', expect.objectContaining({ paid: expect.objectContaining({ orderId: 'another' }) }), expect.anything()],
      ['warn', expect.objectContaining({ err: expect.any(ProviderUnavailableError) }), expect.anything()],
    ]);
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
    for (let time = start; time < start + DAY / 2; time += 5 * MINUTE) {
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
