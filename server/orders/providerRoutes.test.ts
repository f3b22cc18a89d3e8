import type { LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';
import { commonRefusals } from '../../contract/errors.ts';
import { executePayment, paymentMessages } from '../../contract/payments.ts';
import { bankSeal } from '../../tests/harness/bank.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { shopOf } from '../../tests/harness/openShop.ts';
import { receipts } from '../../tests/harness/settling.ts';
import { refused, outcomeOf } from '../../tests/harness/shop.ts';
import { ProviderUnavailableError } from '../payments/provider.ts';

describeDialects('of a provider, the webhook', (open) => {
  const shop = shopOf(open);
  const send = (payload: string, headers: Record<string, string> = bankSeal): Promise<LightMyRequestResponse> =>
    shop.app.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });
  const sendChange = (paymentId: string, isApproval = false) => send(JSON.stringify({ paymentId, isApproval }));

  it('grants what was approved, and the buyer gets the same response later', async () => {
    const paymentId = await shop.approved('administrator');
    for (let count = 0; count < 2; count += 1) expect((await sendChange(paymentId)).statusCode).toBe(200);
    expect([await shop.ann.bought(), await shop.ann.cart()]).toEqual([['administrator'], []]);
    expect(outcomeOf(await shop.ann.execute(paymentId))).toEqual([200, paymentMessages.granted]);
    expect([await receipts(shop.db), shop.bank.payment(paymentId).taken]).toEqual([[expect.anything()], 1]);
  });

  it('removes access for money that was refunded', async () => {
    const paymentId = await shop.approved('administrator');
    await shop.ann.execute(paymentId);
    await sendChange(paymentId);
    expect(await shop.ann.bought()).toEqual(['administrator']);
    shop.bank.set(paymentId, 'refunded');
    for (let count = 0; count < 2; count += 1) expect((await sendChange(paymentId)).statusCode).toBe(200);
    expect(await shop.ann.bought()).toEqual([]);
    expect(outcomeOf(await shop.ann.execute(paymentId))).toEqual(refused(executePayment.refusals.paymentRefunded));
  });

  it('accepts messages without an effect: of another kind, of no payment of ours, or of an unchanged one', async () => {
    const paymentId = await shop.ann.order('administrator');
    for (const message of ['{}', '{"paymentId":"none"}', JSON.stringify({ paymentId })]) {
      expect((await send(message)).statusCode).toBe(200);
    }
    expect(await shop.ann.bought()).toEqual([]);
  });

  it('tries a payment that was declined again only when it was approved again', async () => {
    const paymentId = await shop.approved('administrator');
    shop.bank.outcome = 'declined';
    await sendChange(paymentId);
    shop.bank.outcome = 'captured';
    shop.bank.set(paymentId, 'approved');
    expect((await sendChange(paymentId)).statusCode).toBe(200);
    expect([await shop.ann.bought(), shop.bank.payment(paymentId).taken]).toEqual([[], 0]);
    expect((await sendChange(paymentId, true)).statusCode).toBe(200);
    expect([await shop.ann.bought(), shop.bank.payment(paymentId).taken]).toEqual([['administrator'], 1]);
  });

  it('refuses what the provider has not sent', async () => {
    const paymentId = await shop.approved('administrator');
    const reply = await send(JSON.stringify({ paymentId }), { 'bank-seal': 'forged' });
    expect(outcomeOf(reply)).toEqual(refused(commonRefusals.invalidRequest));
    expect(shop.bank.payment(paymentId).taken).toBe(0);
  });

  it('asks for the message again where the provider does not respond', async () => {
    const paymentId = await shop.approved('administrator');
    shop.bank.fault = (call) => {
      if (call === 'capture') throw new ProviderUnavailableError('No response.');
    };
    expect(outcomeOf(await sendChange(paymentId))).toEqual(refused(commonRefusals.unavailable));
    shop.bank.fault = () => undefined;
    expect((await sendChange(paymentId)).statusCode).toBe(200);
    expect(await shop.ann.bought()).toEqual(['administrator']);
  });

  it.each([
    ['token=PAY-1&PayerID=me', '/payment-success?paymentId=PAY-1&PayerID=me'],
    ['token=a%26b%3D%2F%2F&PayerID=%23', '/payment-success?paymentId=a%26b%3D%2F%2F&PayerID=%23'],
    ['token=%0d%0aset-cookie:a&PayerID=me', '/payment-success?paymentId=%0D%0Aset-cookie%3Aa&PayerID=me'],
    ['token=https://evil.example', '/payment-success?paymentId=https%3A%2F%2Fevil.example&PayerID='],
    ['', '/'],
  ])('leaves to the way back, %j, which leads to %s', async (query, path) => {
    const reply = await shop.app.inject(`/api/payments/return?${query}`);
    expect([reply.statusCode, reply.headers.location]).toEqual([302, `http://localhost:3000${path}`]);
  });
});
