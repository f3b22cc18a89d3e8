import { beforeEach, expect, it } from 'vitest';
import { executePayment, paymentMessages } from '../../contract/payments.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { openShop, type TestShop } from '../../tests/harness/openShop.ts';
import { orderFor } from '../../tests/harness/settling.ts';
import { refused, outcomeOf } from '../../tests/harness/shop.ts';

const { refusals } = executePayment;
const granted = [200, paymentMessages.granted];
const alreadyOwned = refused(refusals.alreadyOwned);

describeDialects('two orders of one user that share an exam', (open) => {
  let db: TestShop['db'];
  let bank: TestShop['bank'];
  let ann: TestShop['ann'];
  let first: string;
  let second: string;
  const taken = () => bank.payments.map((payment) => payment.taken);

  beforeEach(async () => {
    let approved: TestShop['approved'];
    ({ db, bank, ann, approved } = await openShop(await open()));
    first = await approved('administrator');
    second = await approved('appBuilder');
  });

  it('are not both charged: the second has nothing taken and stays ended', async () => {
    expect(outcomeOf(await ann.execute(first))).toEqual(granted);
    for (let count = 0; count < 2; count += 1) expect(outcomeOf(await ann.execute(second))).toEqual(alreadyOwned);
    expect(taken()).toEqual([1, 0]);
    expect([await ann.bought(), await ann.cart()]).toEqual([['administrator'], ['appBuilder']]);
    expect(await orderFor(db, second)).toMatchObject({ state: 'failed', failure: 'alreadyOwned', capture_id: null });
  });

  it('wait for each other while one is still being processed', async () => {
    bank.outcome = 'pending';
    expect(outcomeOf(await ann.execute(first))).toEqual(refused(refusals.paymentPending));
    expect(outcomeOf(await ann.execute(second))).toEqual(refused(refusals.paymentPending));
    expect(taken()).toEqual([1, 0]);
    bank.set(first, 'captured');
    expect(outcomeOf(await ann.execute(second))).toEqual(alreadyOwned);
    expect(outcomeOf(await ann.execute(first))).toEqual(granted);
    expect(taken()).toEqual([1, 0]);
  });

  it('leave the exam to the second where the first is declined after all', async () => {
    bank.outcome = 'pending';
    await ann.execute(first);
    bank.set(first, 'declined');
    bank.outcome = 'captured';
    expect(outcomeOf(await ann.execute(second))).toEqual(granted);
    expect(await ann.bought()).toEqual(['administrator', 'appBuilder']);
  });

  it('refund what was taken for the second in another way', async () => {
    expect(outcomeOf(await ann.execute(first))).toEqual(granted);
    bank.set(second, 'pending');
    expect(outcomeOf(await ann.execute(second))).toEqual(refused(refusals.paymentPending));
    bank.set(second, 'captured');
    for (let count = 0; count < 2; count += 1) {
      expect(outcomeOf(await ann.execute(second))).toEqual(refused(refusals.paymentRefunded));
    }
    expect(bank.payment(second).returned).toBe(1);
    expect(await ann.bought()).toEqual(['administrator']);
  });
});
