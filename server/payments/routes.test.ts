import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commonRefusals } from '../../contract/errors.ts';
import { executePayment, paymentMessages } from '../../contract/payments.ts';
import type { Database } from '../db/schema.ts';
import { openSqlite } from '../db/sqlite.ts';
import { limits } from '../limits/limits.ts';
import { testApp } from '../testing/app.ts';
import { bankSeal } from '../testing/bank.ts';
import { describeDialects } from '../testing/dialects.ts';
import { openShop, type TestShop } from '../testing/openShop.ts';
import { receipts } from '../testing/settling.ts';
import { refused, said } from '../testing/shop.ts';
import { ProviderUnavailableError } from './provider.ts';
import { finishAddress } from './returnAddress.ts';

describeDialects('the webhook', (open) => {
  let shop: TestShop;
  const tell = (payload: string, headers: Record<string, string> = bankSeal): Promise<LightMyRequestResponse> =>
    shop.app.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });
  const tellOf = (paymentId: string, isApproval = false) => tell(JSON.stringify({ paymentId, isApproval }));

  beforeEach(async () => {
    shop = await openShop(await open());
  });

  it('gives what was approved, and lets the buyer hear the same later', async () => {
    const paymentId = await shop.approved('administrator');
    for (let count = 0; count < 2; count += 1) expect((await tellOf(paymentId)).statusCode).toBe(200);
    expect([await shop.ann.bought(), await shop.ann.cart()]).toEqual([['administrator'], []]);
    expect(said(await shop.ann.execute(paymentId))).toEqual([200, paymentMessages.granted]);
    expect([await receipts(shop.db), shop.bank.payment(paymentId).taken]).toEqual([[expect.anything()], 1]);
  });

  it('takes access away for money that was given back', async () => {
    const paymentId = await shop.approved('administrator');
    await shop.ann.execute(paymentId);
    await tellOf(paymentId);
    expect(await shop.ann.bought()).toEqual(['administrator']);
    shop.bank.set(paymentId, 'refunded');
    for (let count = 0; count < 2; count += 1) expect((await tellOf(paymentId)).statusCode).toBe(200);
    expect(await shop.ann.bought()).toEqual([]);
    expect(said(await shop.ann.execute(paymentId))).toEqual(refused(executePayment.refusals.paymentRefunded));
  });

  it('gives nothing for money that was given back before anybody came', async () => {
    const paymentId = await shop.approved('administrator');
    shop.bank.set(paymentId, 'refunded');
    expect((await tellOf(paymentId)).statusCode).toBe(200);
    expect(said(await shop.ann.execute(paymentId))).toEqual(refused(executePayment.refusals.paymentRefunded));
    expect(await shop.db.selectFrom('entitlements').selectAll().execute()).toEqual([]);
  });

  it('is content with news that are none, of no payment of ours or of one that stays as it is', async () => {
    const paymentId = await shop.ann.order('administrator');
    for (const message of ['{}', '{"paymentId":"none"}', JSON.stringify({ paymentId })]) {
      expect((await tell(message)).statusCode).toBe(200);
    }
    expect(await shop.ann.bought()).toEqual([]);
  });

  it('tries a payment that was declined again only when it was approved again', async () => {
    const paymentId = await shop.approved('administrator');
    shop.bank.outcome = 'declined';
    await tellOf(paymentId);
    shop.bank.outcome = 'captured';
    shop.bank.set(paymentId, 'approved');
    expect((await tellOf(paymentId)).statusCode).toBe(200);
    expect([await shop.ann.bought(), shop.bank.payment(paymentId).taken]).toEqual([[], 0]);
    expect((await tellOf(paymentId, true)).statusCode).toBe(200);
    expect([await shop.ann.bought(), shop.bank.payment(paymentId).taken]).toEqual([['administrator'], 1]);
  });

  it('refuses what the provider has not sent', async () => {
    const paymentId = await shop.approved('administrator');
    const reply = await tell(JSON.stringify({ paymentId }), { 'bank-seal': 'forged' });
    expect(said(reply)).toEqual(refused(commonRefusals.invalidRequest));
    expect(shop.bank.payment(paymentId).taken).toBe(0);
  });

  it('takes the text as it came, of whatever type', async () => {
    const paymentId = await shop.approved('administrator');
    const payload = ` {"paymentId" : "${paymentId}"}\n`;
    expect((await tell(payload, { ...bankSeal, 'content-type': 'text/x-event' })).statusCode).toBe(200);
    expect(await shop.ann.bought()).toEqual(['administrator']);
    expect((await shop.app.inject({ method: 'POST', url: '/api/payments/webhook' })).statusCode).toBe(400);
  });

  it('asks for the message again where the provider does not answer', async () => {
    const paymentId = await shop.approved('administrator');
    shop.bank.fault = (call) => {
      if (call === 'capture') throw new ProviderUnavailableError('Nobody answers.');
    };
    expect(said(await tellOf(paymentId))).toEqual(refused(commonRefusals.unavailable));
    shop.bank.fault = () => undefined;
    expect((await tellOf(paymentId)).statusCode).toBe(200);
    expect(await shop.ann.bought()).toEqual(['administrator']);
  });

  it('hears one message only so often', async () => {
    const { max } = limits.paymentWebhook.target;
    for (let count = 0; count < max; count += 1) expect((await tell('{}')).statusCode).toBe(200);
    expect((await tell('{}')).statusCode).toBe(429);
    expect((await tell('{ }')).statusCode).toBe(200);
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
  ])('leads with %j to %s', async (query, path) => {
    const reply = await app.inject(`/api/payments/return?${query}`);
    expect([reply.statusCode, reply.headers.location]).toEqual([302, `http://localhost:3000${path}`]);
  });

  it('lies below the site wherever that is', () => {
    expect(finishAddress('https://a.example/site', 't', 'p')).toBe(
      'https://a.example/site/payment-success?paymentId=t&PayerID=p',
    );
  });
});
