import { expect, it } from 'vitest';
import { buyCourses, paymentMessages } from '../../contract/payments.ts';
import { ProviderUnavailableError } from '../payments/provider.ts';
import { fill } from '../../tests/harness/app.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { shopOf } from '../../tests/harness/openShop.ts';
import { paymentIdIn, pricedExamsWith, refused, outcomeOf } from '../../tests/harness/shop.ts';

const { cartChanged, cartEmpty, priceChanged, paymentServiceDown } = buyCourses.refusals;
const HOUR = 60 * 60 * 1000;

describeDialects('buyCourses', (open) => {
  const time = Date.UTC(2026, 10, 21);
  const shop = shopOf(open, { now: () => time });
  /** Makes the order that much older. */
  const age = (milliseconds: number) =>
    shop.db
      .updateTable('orders')
      .set({ created_at: time - milliseconds })
      .execute();
  const orders = () => shop.db.selectFrom('orders').selectAll().orderBy('total_cents').execute();
  const items = () =>
    shop.db.selectFrom('order_items').select(['exam_id', 'name', 'price_cents']).orderBy('position').execute();

  it('orders the cart at its prices and returns the address to approve the payment', async () => {
    for (const exam of ['serviceCloud', 'administrator', 'appBuilder']) await shop.ann.add(exam);
    const reply = await shop.ann.buy('78.60');
    expect(outcomeOf(reply)).toEqual([200, paymentMessages.ordered]);
    const [order] = await orders();
    expect(order).toMatchObject({
      user_id: shop.ann.userId,
      state: 'created',
      total_cents: 7860,
      currency: 'USD',
      payment_id: shop.bank.payments[0]?.id,
      approval_url: reply.json().approval_url,
    });
    expect(order?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    expect(await items()).toEqual([
      { exam_id: 'administrator', name: 'Platform Administrator', price_cents: 4900 },
      { exam_id: 'appBuilder', name: 'Platform App Builder', price_cents: 2950 },
      { exam_id: 'serviceCloud', name: 'Service Cloud Consultant', price_cents: 10 },
    ]);
    expect(shop.bank.payments).toMatchObject([{ orderId: order?.id, total: { cents: 7860, currency: 'USD' } }]);
    expect(await shop.ann.cart()).toHaveLength(3);
  });

  it('refuses an empty cart', async () => {
    expect(outcomeOf(await shop.ann.buy())).toEqual(refused(cartEmpty));
    expect(await orders()).toEqual([]);
  });

  it.each(['48.99', '49.01'])('refuses %s where the cart is 49.00', async (total) => {
    await shop.ann.add('administrator');
    expect(outcomeOf(await shop.ann.buy(total))).toEqual(refused(priceChanged));
    expect([await orders(), shop.bank.payments, await shop.ann.cart()]).toEqual([[], [], ['administrator']]);
  });

  it.each([[['appBuilder']], [['administrator', 'appBuilder']], [[]]])(
    'refuses %j where the cart is something else, whatever the total',
    async (examIds) => {
      await shop.ann.add('administrator');
      expect(outcomeOf(await shop.ann.buy('49.00', { examIds }))).toEqual(refused(cartChanged));
      expect(await orders()).toEqual([]);
      expect(outcomeOf(await shop.ann.buy('49.00', { examIds: ['administrator'] }))).toEqual([
        200,
        paymentMessages.ordered,
      ]);
    },
  );

  it('returns the same order for a second click', async () => {
    const first = await shop.ann.order('administrator', 'appBuilder');
    await age(2 * HOUR - 1);
    expect(paymentIdIn(await shop.ann.buy())).toBe(first);
    expect(await orders()).toHaveLength(1);
  });

  it('creates a new order for a new try, which the next click leads to', async () => {
    const first = await shop.ann.order('administrator');
    const second = paymentIdIn(await shop.ann.buy('49.00', { isNewTry: true }));
    expect(second).not.toBe(first);
    expect(paymentIdIn(await shop.ann.buy())).toBe(second);
    expect((await orders()).map(({ state }) => state)).toEqual(['created', 'created']);
    expect(shop.bank.payments).toHaveLength(2);
  });

  it('returns one order for many clicks at the same moment', async () => {
    await shop.ann.add('administrator');
    const replies = await Promise.all(Array.from({ length: 10 }, () => shop.ann.buy()));
    expect(new Set(replies.map(paymentIdIn)).size).toBe(1);
    expect([await orders(), shop.bank.payments]).toEqual([[expect.anything()], [expect.anything()]]);
  });

  it.each([
    ['after two hours', () => age(2 * HOUR)],
    ['at another price', () => fill(shop.db, pricedExamsWith('administrator', { price: '39.00' })), '39.00'],
    ['once the last one has ended', (last: string) => (shop.bank.set(last, 'void'), shop.ann.execute(last))],
  ])('creates a new order %s', async (_, change: (last: string) => Promise<unknown>, total?: string) => {
    const first = await shop.ann.order('administrator');
    await change(first);
    expect(paymentIdIn(await shop.ann.buy(total))).not.toBe(first);
  });

  it('charges the price that was shown, even if it has changed', async () => {
    const paymentId = await shop.ann.order('administrator');
    await fill(shop.db, pricedExamsWith('administrator', { price: '99.00' }));
    shop.bank.set(paymentId, 'approved');
    expect(outcomeOf(await shop.ann.execute(paymentId))).toEqual([200, paymentMessages.granted]);
    expect(shop.bank.payment(paymentId)).toMatchObject({ total: { cents: 4900 }, taken: 1 });
    expect(await shop.ann.bought()).toEqual(['administrator']);
  });

  it.each(['before', 'after'] as const)(
    'goes on with the order where the provider failed %s opening it',
    async (moment) => {
      await shop.ann.add('administrator');
      shop.bank.fault = (call, when) => {
        if (call === 'open' && when === moment) throw new ProviderUnavailableError('No response.');
      };
      expect(outcomeOf(await shop.ann.buy())).toEqual(refused(paymentServiceDown));
      expect(await shop.ann.cart()).toEqual(['administrator']);
      shop.bank.fault = () => undefined;
      expect(outcomeOf(await shop.ann.buy())).toEqual([200, paymentMessages.ordered]);
      expect(await orders()).toMatchObject([{ payment_id: shop.bank.payments[0]?.id }]);
      expect(shop.bank.payments).toHaveLength(1);
    },
  );
});
