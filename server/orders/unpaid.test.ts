import { expect, it } from 'vitest';
import { executePayment, paymentMessages } from '../../contract/payments.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { shopOf } from '../../tests/harness/openShop.ts';
import { orderFor, receipts } from '../../tests/harness/settling.ts';
import { outcomeOf, refused } from '../../tests/harness/shop.ts';
import { ProviderUnavailableError } from '../payments/provider.ts';

const { refusals } = executePayment;
const granted = [200, paymentMessages.granted];

describeDialects('executePayment where something goes wrong', (open) => {
  const shop = shopOf(open);

  it('grants nothing for a payment that was not approved', async () => {
    const paymentId = await shop.ann.order('administrator');
    expect(outcomeOf(await shop.ann.execute(paymentId))).toEqual(refused(refusals.paymentNotApproved));
    expect(await shop.ann.orders()).toEqual([]);
    expect([await shop.ann.bought(), await shop.ann.cart(), shop.bank.payment(paymentId).taken]).toEqual([
      [],
      ['administrator'],
      0,
    ]);
    shop.bank.set(paymentId, 'approved');
    expect(outcomeOf(await shop.ann.execute(paymentId))).toEqual(granted);
  });

  it('grants nothing for a payment that its buyer has declined, until it is approved', async () => {
    const paymentId = await shop.ann.order('administrator');
    shop.bank.set(paymentId, 'declined');
    expect(outcomeOf(await shop.ann.execute(paymentId))).toEqual(refused(refusals.paymentDeclined));
    shop.bank.set(paymentId, 'approved');
    expect(outcomeOf(await shop.ann.execute(paymentId))).toEqual(granted);
  });

  it('grants nothing where the shop.bank declines, and frees the exams for another order', async () => {
    const paymentId = await shop.approved('administrator');
    shop.bank.outcome = 'declined';
    expect(outcomeOf(await shop.ann.execute(paymentId))).toEqual(refused(refusals.paymentDeclined));
    expect(await orderFor(shop.db, paymentId)).toMatchObject({ state: 'created', failure: 'declined' });
    expect([await shop.ann.bought(), await shop.ann.cart()]).toEqual([[], ['administrator']]);
    shop.bank.outcome = 'captured';
    const another = await shop.approved();
    expect(another).not.toBe(paymentId);
    expect(outcomeOf(await shop.ann.execute(another))).toEqual(granted);
  });

  it('waits for a payment that is still being processed', async () => {
    const paymentId = await shop.approved('administrator');
    shop.bank.outcome = 'pending';
    expect(outcomeOf(await shop.ann.execute(paymentId))).toEqual(refused(refusals.paymentPending));
    expect(await shop.ann.bought()).toEqual([]);
    expect(outcomeOf(await shop.ann.execute(paymentId))).toEqual(refused(refusals.paymentPending));
    expect((await shop.ann.exams()).filter((exam) => exam.paymentPending).map(({ id }) => id)).toEqual([
      'administrator',
    ]);
    expect(await shop.ann.orders()).toMatchObject([{ state: 'pending' }]);
    shop.bank.set(paymentId, 'captured');
    expect(outcomeOf(await shop.ann.execute(paymentId))).toEqual(granted);
    expect((await shop.ann.exams()).some((exam) => exam.paymentPending)).toBe(false);
    const { id } = await orderFor(shop.db, paymentId);
    const items = [{ name: 'Platform Administrator', price: '49.00' }];
    expect(await shop.ann.orders()).toMatchObject([{ id, state: 'paid', provider: 'paypal', total: '49.00', items }]);
  });

  it.each(['open', 'approved'] as const)(
    'ends the order of a payment that has become void when it was %s',
    async (kind) => {
      const paymentId = await shop.ann.order('administrator');
      if (kind === 'open') shop.bank.set(paymentId, 'void');
      else {
        shop.bank.set(paymentId, 'approved');
        shop.bank.fault = (call) => call === 'capture' && shop.bank.set(paymentId, 'void');
      }
      for (let count = 0; count < 2; count += 1) {
        expect(outcomeOf(await shop.ann.execute(paymentId))).toEqual(refused(refusals.paymentNotApproved));
      }
      expect(await orderFor(shop.db, paymentId)).toMatchObject({
        state: 'failed',
        failure: 'expired',
        capture_id: null,
      });
      expect(await shop.db.selectFrom('entitlements').selectAll().execute()).toEqual([]);
    },
  );

  it.each(['cents', 'currency', 'orderId', 'no orderId'] as const)(
    'gives nothing for a payment of other %s, and gives it back',
    async (what) => {
      const paymentId = await shop.approved('administrator');
      shop.bank.tamper = (capture) => {
        if (what === 'cents') return { ...capture, amount: { ...capture.amount, cents: 4899 } };
        if (what === 'currency') return { ...capture, amount: { ...capture.amount, currency: 'EUR' } };
        return { ...capture, orderId: what === 'orderId' ? 'another' : undefined };
      };
      for (let count = 0; count < 2; count += 1) {
        expect(outcomeOf(await shop.ann.execute(paymentId))).toEqual(refused(refusals.paymentRefunded));
      }
      expect(shop.bank.payment(paymentId)).toMatchObject({ taken: 1, returned: 1 });
      expect(await orderFor(shop.db, paymentId)).toMatchObject({ state: 'refunded' });
      expect([await shop.ann.bought(), await shop.ann.cart(), await receipts(shop.db)]).toEqual([
        [],
        ['administrator'],
        [],
      ]);
      expect(await shop.db.selectFrom('entitlements').selectAll().execute()).toEqual([]);
    },
  );

  it('refunds a wrong payment later where that fails at first', async () => {
    const paymentId = await shop.approved('administrator');
    shop.bank.tamper = (capture) => ({ ...capture, amount: { cents: 1, currency: 'USD' } });
    shop.bank.fault = (call) => {
      if (call === 'refund') throw new ProviderUnavailableError('No response.');
    };
    expect(outcomeOf(await shop.ann.execute(paymentId))).toEqual(refused(refusals.paymentServiceDown));
    expect(await orderFor(shop.db, paymentId)).toMatchObject({ state: 'failed', failure: 'mismatch' });
    shop.bank.fault = () => undefined;
    expect(outcomeOf(await shop.ann.execute(paymentId))).toEqual(refused(refusals.paymentRefunded));
    expect(shop.bank.payment(paymentId).returned).toBe(1);
  });
});
