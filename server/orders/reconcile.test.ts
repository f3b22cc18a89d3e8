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
import { refused, outcomeOf } from '../../tests/harness/shop.ts';
import { ProviderUnavailableError } from '../payments/provider.ts';
import { reconcile, startReconciling } from './reconcile.ts';
import { settle } from './settle.ts';

const DAY = 24 * 60 * 60 * 1000;
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

  it('starts no further order once it is stopped', async () => {
    await shop.approved('administrator');
    await reconcile(deps, AbortSignal.abort());
    expect(await ann.bought()).toEqual([]);
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
});
