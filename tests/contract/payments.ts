import { beforeEach, describe, expect, it } from 'vitest';
import { commonRefusals } from '../../contract/errors.ts';
import { buyCourses, executePayment, paymentMessages } from '../../contract/payments.ts';
import { total as totalOf } from '../../domain/pricing/total.ts';
import { expectOwn, type Shopper, shopper } from './shopper.ts';
import { bodyOf, call, refusal, type Subject } from './subject.ts';

const { invalidRequest } = commonRefusals;
const { cartEmpty, priceChanged } = buyCourses.refusals;
const { alreadyOwned, paymentNotFound } = executePayment.refusals;

/**
 * The contract of payments, for the server and the mocks. No one has an account; the exams
 * `administrator` and `appBuilder` cost something.
 */
export function paymentsContract(subject: Subject): void {
  let ann: Shopper;
  beforeEach(async () => {
    ann = await shopper(subject);
  });

  describe('buyCourses', () => {
    const total = async () => totalOf((await ann.exams()).filter(({ in_cart }) => in_cart).map(({ price }) => price));
    const buy = async (shown?: string) => bodyOf(await ann.buy(shown), buyCourses.response);

    it('returns that the order is ready, and the web address to approve it', async () => {
      await ann.add('administrator');
      const { message, approval_url = '' } = await buy();
      expect(message).toBe(paymentMessages.ordered);
      expect(new URL(approval_url).protocol).toMatch(/^https?:$/);
    });

    it('takes the total that is the sum of the prices', async () => {
      await ann.add('administrator');
      await ann.add('appBuilder');
      expect((await buy(await total())).message).toBe(paymentMessages.ordered);
    });

    it('refuses any other total', async () => {
      await ann.add('administrator');
      await ann.add('appBuilder');
      const before = await total();
      await ann.remove('appBuilder');
      for (const shown of [before, '0.00', `0${await total()}`]) await refusal(await ann.buy(shown), priceChanged);
    });

    it('refuses an empty cart, whatever its total', async () => {
      for (const shown of [undefined, '0.00', '1.00']) await refusal(await ann.buy(shown), cartEmpty);
    });

    it('opens one payment for one cart, and another for another cart', async () => {
      const first = await ann.order('administrator');
      expect(await ann.order()).toBe(first);
      expect(await ann.order('appBuilder')).not.toBe(first);
    });

    it('opens another payment for a new try, which the next click leads to', async () => {
      const first = await ann.order('administrator');
      const { approval_url: second } = await bodyOf(await ann.buy(undefined, true), buyCourses.response);
      expect(second).not.toBe(first);
      expect(await ann.order()).toBe(second);
    });

    it('grants nothing yet, and leaves the cart as it is', async () => {
      await ann.order('administrator');
      expect([await ann.cart(), await ann.bought()]).toEqual([['administrator'], []]);
    });

    it('is for the user alone', async () => {
      await ann.add('administrator');
      await expectOwn(subject, buyCourses, ann.session, {});
    });

    it.each([29, '29', '29.0', '-29.00', '2e1', '', ' 29.00', '12345678.00', ['29.00'], null])(
      'refuses the total %j',
      async (shown) => {
        await ann.add('administrator');
        await refusal(await ann.buy(shown), invalidRequest);
      },
    );
  });

  describe('executePayment', () => {
    it('knows no payment that was never opened', async () => {
      await ann.order('administrator');
      await refusal(await ann.execute({ paymentId: 'none', payerId: 'payer' }), paymentNotFound);
      expect(await ann.bought()).toEqual([]);
    });

    it('knows no payment of another user', async () => {
      const bob = await shopper(subject, 'bob@example.org');
      await bob.order('appBuilder');
      const payment = await ann.approve(await ann.order('administrator'));
      await refusal(await bob.execute(payment), paymentNotFound);
      expect([await bob.bought(), await bob.cart()]).toEqual([[], ['appBuilder']]);
    });

    it('takes no payment for an exam that another payment has granted', async () => {
      const both = await ann.order('administrator', 'appBuilder');
      await ann.remove('appBuilder');
      const one = await ann.order();
      await bodyOf(await ann.execute(await ann.approve(one)), executePayment.response);
      await refusal(await ann.execute(await ann.approve(both)), alreadyOwned);
      expect(await ann.bought()).toEqual(['administrator']);
    });

    it('takes nothing for a payment that a new try has replaced and made needless', async () => {
      const first = await ann.order('administrator');
      const { approval_url = '' } = await bodyOf(await ann.buy(undefined, true), buyCourses.response);
      await bodyOf(await ann.execute(await ann.approve(approval_url)), executePayment.response);
      await refusal(await ann.execute(await ann.approve(first)), alreadyOwned);
      expect(await ann.bought()).toEqual(['administrator']);
    });

    it('is for the user alone', async () => {
      const payment = await ann.approve(await ann.order('administrator'));
      await expectOwn(subject, executePayment, ann.session, payment);
    });

    it.each([
      {},
      { paymentId: 'none' },
      { payerId: 'payer' },
      { paymentId: '', payerId: 'payer' },
      { paymentId: 'none', payerId: '' },
      { paymentId: ['none'], payerId: 'payer' },
      { paymentId: 'x'.repeat(101), payerId: 'payer' },
    ])('refuses %j', async (payment) => {
      const body = { userId: ann.session.userId, ...payment };
      await refusal(await call(subject, executePayment, { body, as: ann.session }), invalidRequest);
    });
  });
}
