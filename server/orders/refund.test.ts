import { expect, it } from 'vitest';
import { executePayment, paymentMessages } from '../../contract/payments.ts';
import { ProviderUnavailableError } from '../payments/provider.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { shopOf } from '../../tests/harness/openShop.ts';
import { orderFor, receipts } from '../../tests/harness/settling.ts';
import { refused, outcomeOf } from '../../tests/harness/shop.ts';
import { refundOrder } from './settle.ts';

const paymentRefunded = refused(executePayment.refusals.paymentRefunded);

describeDialects("the operator's refund", (open) => {
  const shop = shopOf(open);
  const idOf = async (paymentId: string) => (await orderFor(shop.db, paymentId)).id;
  const refund = (id: string) => refundOrder(shop.settling, id);

  it('refunds the money and removes what the order has granted, and nothing else', async () => {
    const first = await shop.approved('administrator');
    await shop.ann.execute(first);
    const second = await shop.approved('appBuilder', 'serviceCloud');
    await shop.ann.execute(second);
    await refund(await idOf(second));
    expect(shop.bank.payments.map(({ returned }) => returned)).toEqual([0, 1]);
    expect(await shop.ann.bought()).toEqual(['administrator']);
    expect(await shop.ann.questions('administrator')).toBe(25);
    expect(outcomeOf(await shop.ann.execute(first))).toEqual([200, paymentMessages.granted]);
    expect(outcomeOf(await shop.ann.execute(second))).toEqual(paymentRefunded);
  });

  it('continues where it failed, and refunds the money once', async () => {
    const paymentId = await shop.approved('administrator');
    await shop.ann.execute(paymentId);
    shop.bank.fault = (call, when) => {
      if (call === 'refund' && when === 'after') throw new ProviderUnavailableError('The line broke.');
    };
    const id = await idOf(paymentId);
    await expect(refund(id)).rejects.toThrow(ProviderUnavailableError);
    shop.bank.fault = () => undefined;
    await refund(id);
    expect([shop.bank.payment(paymentId).returned, await shop.ann.bought()]).toEqual([1, []]);
  });

  it('says where there is nothing to refund', async () => {
    await expect(refund('none')).rejects.toThrow('There is no order none.');
    const paymentId = await shop.ann.order('administrator');
    const id = await idOf(paymentId);
    await expect(refund(id)).rejects.toThrow(`The order ${id} has not been paid`);
    shop.bank.set(paymentId, 'approved');
    shop.bank.outcome = 'pending';
    await shop.ann.execute(paymentId);
    await expect(refund(id)).rejects.toThrow(`The order ${id} is being paid right now`);
    shop.bank.set(paymentId, 'captured');
    await shop.ann.execute(paymentId);
    await refund(id);
    await expect(refund(id)).rejects.toThrow(`The order ${id} was given back before.`);
    expect(await receipts(shop.db)).toHaveLength(1);
  });
});
