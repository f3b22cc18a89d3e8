import { beforeEach, expect, it } from 'vitest';
import { buyCourses, paymentMessages } from '../../contract/payments.ts';
import type { Database } from '../db/schema.ts';
import { ProviderUnavailableError } from '../payments/provider.ts';
import { fill } from '../../tests/harness/app.ts';
import type { Bank } from '../../tests/harness/bank.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { openShop } from '../../tests/harness/openShop.ts';
import { paymentIdIn, pricedExamsWith, refused, outcomeOf, type Shopper } from '../../tests/harness/shop.ts';

const { cartChanged, cartEmpty, priceChanged, paymentServiceDown } = buyCourses.refusals;
const HOUR = 60 * 60 * 1000;

describeDialects('buyCourses', (open) => {
  let db: Database;
  let bank: Bank;
  let ann: Shopper;
  const time = Date.UTC(2026, 10, 21);
  /** Makes the order that much older. */
  const age = (milliseconds: number) =>
    db
      .updateTable('orders')
      .set({ created_at: time - milliseconds })
      .execute();
  const orders = () => db.selectFrom('orders').selectAll().orderBy('total_cents').execute();
  const items = () =>
    db.selectFrom('order_items').select(['exam_id', 'name', 'price_cents']).orderBy('position').execute();

  beforeEach(async () => {
    ({ db, bank, ann } = await openShop(await open(), { now: () => time }));
  });

  it('orders the cart at its prices and returns the address to approve the payment', async () => {
    for (const exam of ['serviceCloud', 'administrator', 'appBuilder']) await ann.add(exam);
    const reply = await ann.buy('78.60');
    expect(outcomeOf(reply)).toEqual([200, paymentMessages.ordered]);
    const [order] = await orders();
    expect(order).toMatchObject({
      user_id: ann.userId,
      state: 'created',
      total_cents: 7860,
      currency: 'USD',
      payment_id: bank.payments[0]?.id,
      approval_url: reply.json().approval_url,
    });
    expect(order?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    expect(await items()).toEqual([
      { exam_id: 'administrator', name: 'Platform Administrator', price_cents: 4900 },
      { exam_id: 'appBuilder', name: 'Platform App Builder', price_cents: 2950 },
      { exam_id: 'serviceCloud', name: 'Service Cloud Consultant', price_cents: 10 },
    ]);
    expect(bank.payments).toMatchObject([{ orderId: order?.id, total: { cents: 7860, currency: 'USD' } }]);
    expect(await ann.cart()).toHaveLength(3);
  });

  it('refuses an empty cart', async () => {
    expect(outcomeOf(await ann.buy())).toEqual(refused(cartEmpty));
    expect(await orders()).toEqual([]);
  });

  it.each(['48.99', '49.01'])('refuses %s where the cart is 49.00', async (total) => {
    await ann.add('administrator');
    expect(outcomeOf(await ann.buy(total))).toEqual(refused(priceChanged));
    expect([await orders(), bank.payments, await ann.cart()]).toEqual([[], [], ['administrator']]);
  });

  it.each([[['appBuilder']], [['administrator', 'appBuilder']], [[]]])(
    'refuses %j where the cart is something else, whatever the total',
    async (examIds) => {
      await ann.add('administrator');
      expect(outcomeOf(await ann.buy('49.00', { examIds }))).toEqual(refused(cartChanged));
      expect(await orders()).toEqual([]);
      expect(outcomeOf(await ann.buy('49.00', { examIds: ['administrator'] }))).toEqual([200, paymentMessages.ordered]);
    },
  );

  it('returns the same order for a second click', async () => {
    const first = await ann.order('administrator', 'appBuilder');
    await age(2 * HOUR - 1);
    expect(paymentIdIn(await ann.buy())).toBe(first);
    expect(await orders()).toHaveLength(1);
  });

  it('creates a new order for a new try, which the next click leads to', async () => {
    const first = await ann.order('administrator');
    const second = paymentIdIn(await ann.buy('49.00', { isNewTry: true }));
    expect(second).not.toBe(first);
    expect(paymentIdIn(await ann.buy())).toBe(second);
    expect((await orders()).map(({ state }) => state)).toEqual(['created', 'created']);
    expect(bank.payments).toHaveLength(2);
  });

  it('returns one order for many clicks at the same moment', async () => {
    await ann.add('administrator');
    const replies = await Promise.all(Array.from({ length: 10 }, () => ann.buy()));
    expect(new Set(replies.map(paymentIdIn)).size).toBe(1);
    expect([await orders(), bank.payments]).toEqual([[expect.anything()], [expect.anything()]]);
  });

  it.each([
    ['after two hours', () => age(2 * HOUR)],
    ['at another price', () => fill(db, pricedExamsWith('administrator', { price: '39.00' })), '39.00'],
    ['once the last one has ended', (last: string) => (bank.set(last, 'void'), ann.execute(last))],
  ])('creates a new order %s', async (_, change: (last: string) => Promise<unknown>, total?: string) => {
    const first = await ann.order('administrator');
    await change(first);
    expect(paymentIdIn(await ann.buy(total))).not.toBe(first);
  });

  it('charges the price that was shown, even if it has changed', async () => {
    const paymentId = await ann.order('administrator');
    await fill(db, pricedExamsWith('administrator', { price: '99.00' }));
    bank.set(paymentId, 'approved');
    expect(outcomeOf(await ann.execute(paymentId))).toEqual([200, paymentMessages.granted]);
    expect(bank.payment(paymentId)).toMatchObject({ total: { cents: 4900 }, taken: 1 });
    expect(await ann.bought()).toEqual(['administrator']);
  });

  it.each(['before', 'after'] as const)(
    'goes on with the order where the provider failed %s opening it',
    async (moment) => {
      await ann.add('administrator');
      bank.fault = (call, when) => {
        if (call === 'open' && when === moment) throw new ProviderUnavailableError('No response.');
      };
      expect(outcomeOf(await ann.buy())).toEqual(refused(paymentServiceDown));
      expect(await ann.cart()).toEqual(['administrator']);
      bank.fault = () => undefined;
      expect(outcomeOf(await ann.buy())).toEqual([200, paymentMessages.ordered]);
      expect(await orders()).toMatchObject([{ payment_id: bank.payments[0]?.id }]);
      expect(bank.payments).toHaveLength(1);
    },
  );
});
