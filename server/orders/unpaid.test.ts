import { beforeEach, expect, it } from 'vitest';
import { executePayment, paymentMessages } from '../../contract/payments.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { openShop, type TestShop } from '../../tests/harness/openShop.ts';
import { orderFor, receipts } from '../../tests/harness/settling.ts';
import { outcomeOf, refused } from '../../tests/harness/shop.ts';
import { ProviderUnavailableError } from '../payments/provider.ts';

const { refusals } = executePayment;
const granted = [200, paymentMessages.granted];

describeDialects('executePayment where something goes wrong', (open) => {
  let db: TestShop['db'];
  let bank: TestShop['bank'];
  let ann: TestShop['ann'];
  let approved: TestShop['approved'];

  beforeEach(async () => {
    ({ db, bank, ann, approved } = await openShop(await open()));
  });

  it('grants nothing for a payment that was not approved', async () => {
    const paymentId = await ann.order('administrator');
    expect(outcomeOf(await ann.execute(paymentId))).toEqual(refused(refusals.paymentNotApproved));
    expect(await ann.orders()).toEqual([]);
    expect([await ann.bought(), await ann.cart(), bank.payment(paymentId).taken]).toEqual([[], ['administrator'], 0]);
    bank.set(paymentId, 'approved');
    expect(outcomeOf(await ann.execute(paymentId))).toEqual(granted);
  });

  it('grants nothing for a payment that its buyer has declined, until it is approved', async () => {
    const paymentId = await ann.order('administrator');
    bank.set(paymentId, 'declined');
    expect(outcomeOf(await ann.execute(paymentId))).toEqual(refused(refusals.paymentDeclined));
    bank.set(paymentId, 'approved');
    expect(outcomeOf(await ann.execute(paymentId))).toEqual(granted);
  });

  it('grants nothing where the bank declines, and frees the exams for another order', async () => {
    const paymentId = await approved('administrator');
    bank.outcome = 'declined';
    expect(outcomeOf(await ann.execute(paymentId))).toEqual(refused(refusals.paymentDeclined));
    expect(await orderFor(db, paymentId)).toMatchObject({ state: 'created', failure: 'declined' });
    expect([await ann.bought(), await ann.cart()]).toEqual([[], ['administrator']]);
    bank.outcome = 'captured';
    const another = await approved();
    expect(another).not.toBe(paymentId);
    expect(outcomeOf(await ann.execute(another))).toEqual(granted);
  });

  it('waits for a payment that is still being processed', async () => {
    const paymentId = await approved('administrator');
    bank.outcome = 'pending';
    expect(outcomeOf(await ann.execute(paymentId))).toEqual(refused(refusals.paymentPending));
    expect(await ann.bought()).toEqual([]);
    expect(outcomeOf(await ann.execute(paymentId))).toEqual(refused(refusals.paymentPending));
    expect((await ann.exams()).filter((exam) => exam.paymentPending).map(({ id }) => id)).toEqual(['administrator']);
    expect(await ann.orders()).toMatchObject([{ state: 'pending' }]);
    bank.set(paymentId, 'captured');
    expect(outcomeOf(await ann.execute(paymentId))).toEqual(granted);
    expect((await ann.exams()).some((exam) => exam.paymentPending)).toBe(false);
    const { id } = await orderFor(db, paymentId);
    const items = [{ name: 'Platform Administrator', price: '49.00' }];
    expect(await ann.orders()).toMatchObject([{ id, state: 'paid', provider: 'paypal', total: '49.00', items }]);
  });

  it.each(['open', 'approved'] as const)(
    'ends the order of a payment that has become void when it was %s',
    async (kind) => {
      const paymentId = await ann.order('administrator');
      if (kind === 'open') bank.set(paymentId, 'void');
      else {
        bank.set(paymentId, 'approved');
        bank.fault = (call) => call === 'capture' && bank.set(paymentId, 'void');
      }
      for (let count = 0; count < 2; count += 1) {
        expect(outcomeOf(await ann.execute(paymentId))).toEqual(refused(refusals.paymentNotApproved));
      }
      expect(await orderFor(db, paymentId)).toMatchObject({ state: 'failed', failure: 'expired', capture_id: null });
      expect(await db.selectFrom('entitlements').selectAll().execute()).toEqual([]);
    },
  );

  it.each(['cents', 'currency', 'orderId', 'no orderId'] as const)(
    'gives nothing for a payment of other %s, and gives it back',
    async (what) => {
      const paymentId = await approved('administrator');
      bank.tamper = (capture) => {
        if (what === 'cents') return { ...capture, amount: { ...capture.amount, cents: 4899 } };
        if (what === 'currency') return { ...capture, amount: { ...capture.amount, currency: 'EUR' } };
        return { ...capture, orderId: what === 'orderId' ? 'another' : undefined };
      };
      for (let count = 0; count < 2; count += 1) {
        expect(outcomeOf(await ann.execute(paymentId))).toEqual(refused(refusals.paymentRefunded));
      }
      expect(bank.payment(paymentId)).toMatchObject({ taken: 1, returned: 1 });
      expect(await orderFor(db, paymentId)).toMatchObject({ state: 'refunded' });
      expect([await ann.bought(), await ann.cart(), await receipts(db)]).toEqual([[], ['administrator'], []]);
      expect(await db.selectFrom('entitlements').selectAll().execute()).toEqual([]);
    },
  );

  it('refunds a wrong payment later where that fails at first', async () => {
    const paymentId = await approved('administrator');
    bank.tamper = (capture) => ({ ...capture, amount: { cents: 1, currency: 'USD' } });
    bank.fault = (call) => {
      if (call === 'refund') throw new ProviderUnavailableError('No response.');
    };
    expect(outcomeOf(await ann.execute(paymentId))).toEqual(refused(refusals.paymentServiceDown));
    expect(await orderFor(db, paymentId)).toMatchObject({ state: 'failed', failure: 'mismatch' });
    bank.fault = () => undefined;
    expect(outcomeOf(await ann.execute(paymentId))).toEqual(refused(refusals.paymentRefunded));
    expect(bank.payment(paymentId).returned).toBe(1);
  });
});
