import { beforeEach, expect, it } from 'vitest';
import { executePayment, paymentMessages } from '../../contract/payments.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { shopOf } from '../../tests/harness/openShop.ts';
import { orderFor } from '../../tests/harness/settling.ts';
import { refused, outcomeOf } from '../../tests/harness/shop.ts';

const { refusals } = executePayment;
const granted = [200, paymentMessages.granted];
const alreadyOwned = refused(refusals.alreadyOwned);

describeDialects('two orders of one user that share an exam', (open) => {
  const shop = shopOf(open);
  let first: string;
  let second: string;
  const taken = () => shop.bank.payments.map((payment) => payment.taken);

  beforeEach(async () => {
    first = await shop.approved('administrator');
    second = await shop.approved('appBuilder');
  });

  it('are not both charged: the second has nothing taken and stays ended', async () => {
    expect(outcomeOf(await shop.ann.execute(first))).toEqual(granted);
    for (let count = 0; count < 2; count += 1) expect(outcomeOf(await shop.ann.execute(second))).toEqual(alreadyOwned);
    expect(taken()).toEqual([1, 0]);
    expect([await shop.ann.bought(), await shop.ann.cart()]).toEqual([['administrator'], ['appBuilder']]);
    expect(await orderFor(shop.db, second)).toMatchObject({
      state: 'failed',
      failure: 'alreadyOwned',
      capture_id: null,
    });
  });

  it('wait for each other while one is still being processed', async () => {
    shop.bank.outcome = 'pending';
    expect(outcomeOf(await shop.ann.execute(first))).toEqual(refused(refusals.paymentPending));
    expect(outcomeOf(await shop.ann.execute(second))).toEqual(refused(refusals.paymentPending));
    expect(taken()).toEqual([1, 0]);
    shop.bank.set(first, 'captured');
    expect(outcomeOf(await shop.ann.execute(second))).toEqual(alreadyOwned);
    expect(outcomeOf(await shop.ann.execute(first))).toEqual(granted);
    expect(taken()).toEqual([1, 0]);
  });

  it('leave the exam to the second where the first is declined after all', async () => {
    shop.bank.outcome = 'pending';
    await shop.ann.execute(first);
    shop.bank.set(first, 'declined');
    shop.bank.outcome = 'captured';
    expect(outcomeOf(await shop.ann.execute(second))).toEqual(granted);
    expect(await shop.ann.bought()).toEqual(['administrator', 'appBuilder']);
  });

  it('refund what was taken for the second in another way', async () => {
    expect(outcomeOf(await shop.ann.execute(first))).toEqual(granted);
    shop.bank.set(second, 'pending');
    expect(outcomeOf(await shop.ann.execute(second))).toEqual(refused(refusals.paymentPending));
    shop.bank.set(second, 'captured');
    for (let count = 0; count < 2; count += 1) {
      expect(outcomeOf(await shop.ann.execute(second))).toEqual(refused(refusals.paymentRefunded));
    }
    expect(shop.bank.payment(second).returned).toBe(1);
    expect(await shop.ann.bought()).toEqual(['administrator']);
  });
});
