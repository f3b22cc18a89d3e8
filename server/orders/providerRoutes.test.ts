import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commonRefusals } from '../../contract/errors.ts';
import { executePayment, paymentMessages } from '../../contract/payments.ts';
import { testApp } from '../../tests/harness/app.ts';
import { bankSeal } from '../../tests/harness/bank.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { openShop, type TestShop } from '../../tests/harness/openShop.ts';
import { receipts } from '../../tests/harness/settling.ts';
import { refused, outcomeOf } from '../../tests/harness/shop.ts';
import type { Database } from '../db/schema.ts';
import { openSqlite } from '../db/sqlite.ts';
import { limits } from '../limits/limits.ts';
import { ProviderUnavailableError } from '../payments/provider.ts';
import { finishAddress } from './routes.ts';

describeDialects('the webhook', (open) => {
  let shop: TestShop;
  const send = (payload: string, headers: Record<string, string> = bankSeal): Promise<LightMyRequestResponse> =>
    shop.app.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });
  const sendChange = (paymentId: string, isApproval = false) => send(JSON.stringify({ paymentId, isApproval }));

  beforeEach(async () => {
    shop = await openShop(await open());
  });

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

  it('grants nothing for money that was refunded before', async () => {
    const paymentId = await shop.approved('administrator');
    shop.bank.set(paymentId, 'refunded');
    expect((await sendChange(paymentId)).statusCode).toBe(200);
    expect(outcomeOf(await shop.ann.execute(paymentId))).toEqual(refused(executePayment.refusals.paymentRefunded));
    expect(await shop.db.selectFrom('entitlements').selectAll().execute()).toEqual([]);
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

  it('takes the text as it came, of whatever type', async () => {
    const paymentId = await shop.approved('administrator');
    const payload = ` {"paymentId" : "${paymentId}"}\n`;
    expect((await send(payload, { ...bankSeal, 'content-type': 'text/x-event' })).statusCode).toBe(200);
    expect(await shop.ann.bought()).toEqual(['administrator']);
    expect((await shop.app.inject({ method: 'POST', url: '/api/payments/webhook' })).statusCode).toBe(400);
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

  it('limits one message', async () => {
    const { max } = limits.paymentWebhook.target;
    for (let count = 0; count < max; count += 1) expect((await send('{}')).statusCode).toBe(200);
    expect((await send('{}')).statusCode).toBe(429);
    expect((await send('{ }')).statusCode).toBe(200);
  });
});

describe('the way back from a provider', () => {
  let db: Database;
  let app: FastifyInstance;

  beforeAll(async () => {
    db = openSqlite(':memory:');
    app = await testApp(db);
  });
  afterAll(async () => {
    await app.close();
    await db.destroy();
  });

  it.each([
    ['token=PAY-1&PayerID=me', '/payment-success?paymentId=PAY-1&PayerID=me'],
    ['token=a%26b%3D%2F%2F&PayerID=%23', '/payment-success?paymentId=a%26b%3D%2F%2F&PayerID=%23'],
    ['token=%0d%0aset-cookie:a&PayerID=me', '/payment-success?paymentId=%0D%0Aset-cookie%3Aa&PayerID=me'],
    ['token=PAY-1', '/payment-success?paymentId=PAY-1&PayerID='],
    ['token=https://evil.example', '/payment-success?paymentId=https%3A%2F%2Fevil.example&PayerID='],
    ['', '/'],
    ['token=&PayerID=me', '/'],
    ['token=a&token=b&PayerID=me', '/'],
    ['paymentId=PAY-1&PayerID=me', '/'],
  ])('redirects %j to %s', async (query, path) => {
    const reply = await app.inject(`/api/payments/return?${query}`);
    expect([reply.statusCode, reply.headers.location]).toEqual([302, `http://localhost:3000${path}`]);
  });

  it('is below the site wherever that is', () => {
    expect(finishAddress('https://a.example/site', 't', 'p')).toBe(
      'https://a.example/site/payment-success?paymentId=t&PayerID=p',
    );
  });
});
