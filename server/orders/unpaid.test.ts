import { beforeEach, expect, it } from 'vitest';
import { executePayment, paymentMessages } from '../../contract/payments.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { openShop, type TestShop } from '../../tests/harness/openShop.ts';
import { orderFor } from '../../tests/harness/settling.ts';
import { refused, outcomeOf } from '../../tests/harness/shop.ts';

const { refusals } = executePayment;
const granted = [200, paymentMessages.granted];

describeDialects('executePayment for what was not paid', (open) => {
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

  it('takes nothing where the approval was withdrawn meanwhile', async () => {
    const paymentId = await approved('administrator');
    bank.fault = (call, when) => {
      if (call === 'capture' && when === 'before') bank.set(paymentId, 'open');
    };
    expect(outcomeOf(await ann.execute(paymentId))).toEqual(refused(refusals.paymentNotApproved));
    expect(await orderFor(db, paymentId)).toMatchObject({ state: 'created', failure: null });
  });

  it('waits for a payment that is still being processed', async () => {
    const paymentId = await approved('administrator');
    bank.outcome = 'pending';
    expect(outcomeOf(await ann.execute(paymentId))).toEqual(refused(refusals.paymentPending));
    expect(await ann.bought()).toEqual([]);
    expect(outcomeOf(await ann.execute(paymentId))).toEqual(refused(refusals.paymentPending));
    bank.set(paymentId, 'captured');
    expect(outcomeOf(await ann.execute(paymentId))).toEqual(granted);
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
});
