import { beforeEach, expect, it } from 'vitest';
import { executePayment, paymentMessages } from '../../contract/payments.ts';
import { ProviderUnavailableError } from '../payments/provider.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { openShop, type TestShop } from '../../tests/harness/openShop.ts';
import { orderFor, receipts, settlingOf, type TestSettling } from '../../tests/harness/settling.ts';
import { refused, outcomeOf } from '../../tests/harness/shop.ts';
import { refundOrder } from './refund.ts';

const paymentRefunded = refused(executePayment.refusals.paymentRefunded);

describeDialects("the operator's refund", (open) => {
  let db: TestShop['db'];
  let bank: TestShop['bank'];
  let ann: TestShop['ann'];
  let approved: TestShop['approved'];
  let deps: TestSettling;
  const idOf = async (paymentId: string) => (await orderFor(db, paymentId)).id;

  beforeEach(async () => {
    ({ db, bank, ann, approved } = await openShop(await open()));
    deps = settlingOf(db, bank);
  });

  it('refunds the money and removes what the order has granted, and nothing else', async () => {
    const first = await approved('administrator');
    await ann.execute(first);
    const second = await approved('appBuilder', 'serviceCloud');
    await ann.execute(second);
    await refundOrder(deps, await idOf(second));
    expect(bank.payments.map(({ returned }) => returned)).toEqual([0, 1]);
    expect(await ann.bought()).toEqual(['administrator']);
    expect(await ann.questions('administrator')).toBe(25);
    expect(outcomeOf(await ann.execute(first))).toEqual([200, paymentMessages.granted]);
    expect(outcomeOf(await ann.execute(second))).toEqual(paymentRefunded);
  });

  it('continues where it failed, and refunds the money once', async () => {
    const paymentId = await approved('administrator');
    await ann.execute(paymentId);
    bank.fault = (call, when) => {
      if (call === 'refund' && when === 'after') throw new ProviderUnavailableError('The line broke.');
    };
    const id = await idOf(paymentId);
    await expect(refundOrder(deps, id)).rejects.toThrow(ProviderUnavailableError);
    bank.fault = () => undefined;
    await refundOrder(deps, id);
    expect([bank.payment(paymentId).returned, await ann.bought()]).toEqual([1, []]);
  });

  it('says where there is nothing to refund', async () => {
    await expect(refundOrder(deps, 'none')).rejects.toThrow('There is no order none.');
    const paymentId = await ann.order('administrator');
    const id = await idOf(paymentId);
    await expect(refundOrder(deps, id)).rejects.toThrow(`The order ${id} has not been paid`);
    bank.set(paymentId, 'approved');
    bank.outcome = 'pending';
    await ann.execute(paymentId);
    await expect(refundOrder(deps, id)).rejects.toThrow(`The order ${id} is being paid right now`);
    bank.set(paymentId, 'captured');
    await ann.execute(paymentId);
    await refundOrder(deps, id);
    await expect(refundOrder(deps, id)).rejects.toThrow(`The order ${id} was given back before.`);
    expect(await receipts(db)).toHaveLength(1);
  });
});
