import { expect, it } from 'vitest';
import { executePayment, paymentMessages } from '../../contract/payments.ts';
import { fill } from '../../tests/harness/app.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { shopOf } from '../../tests/harness/openShop.ts';
import { orderFor, receipts } from '../../tests/harness/settling.ts';
import { outcomeOf, pricedExams, refused, shopper } from '../../tests/harness/shop.ts';
import { reconcile } from './reconcile.ts';

const { refusals } = executePayment;
const granted = [200, paymentMessages.granted];

describeDialects('executePayment', (open) => {
  let woken = 0;
  const shop = shopOf(open, { onMailQueued: () => (woken += 1) });

  it('takes the money, opens the exams, empties the cart of them and sends a receipt', async () => {
    const paymentId = await shop.approved('administrator', 'appBuilder');
    await shop.ann.add('serviceCloud');
    expect(await shop.ann.questions('administrator')).toBe(20);
    expect(outcomeOf(await shop.ann.execute(paymentId))).toEqual(granted);
    expect(shop.bank.payment(paymentId)).toMatchObject({ kind: 'captured', taken: 1 });
    expect(await shop.ann.bought()).toEqual(['administrator', 'appBuilder']);
    expect(await shop.ann.cart()).toEqual(['serviceCloud']);
    expect(await shop.ann.questions('administrator')).toBe(25);
    const order = await orderFor(shop.db, paymentId);
    expect(order).toMatchObject({ state: 'granted', capture_id: `capture-${paymentId}` });
    const [mail, ...rest] = await receipts(shop.db);
    expect([mail?.recipient, rest, woken]).toEqual(['ann@example.org', [], 1]);
    expect(JSON.parse(mail?.data ?? '')).toEqual({
      orderId: order.id,
      paidAt: order.moved_at,
      items: [
        { name: 'Platform Administrator', cents: 4900 },
        { name: 'Platform App Builder', cents: 2950 },
      ],
      totalCents: 7850,
      isPractice: false,
    });
  });

  it('says which exams were bought, as long as they are on offer', async () => {
    const paymentId = await shop.approved('administrator', 'appBuilder');
    const administrator = { name: 'Platform Administrator', link: 'administrator' };
    const appBuilder = { name: 'Platform App Builder', link: 'appBuilder' };
    expect((await shop.ann.execute(paymentId)).json().exams).toEqual([administrator, appBuilder]);
    await fill(shop.db, pricedExams.slice(1));
    expect((await shop.ann.execute(paymentId)).json().exams).toEqual([appBuilder]);
  });

  it('knows neither payments that are none nor those of another user', async () => {
    const paymentId = await shop.approved('administrator');
    const bob = await shopper(shop.app, 'bob@example.org');
    expect(outcomeOf(await shop.ann.execute('none'))).toEqual(refused(refusals.paymentNotFound));
    expect(outcomeOf(await bob.execute(paymentId))).toEqual(refused(refusals.paymentNotFound));
    expect(shop.bank.payment(paymentId).taken).toBe(0);
    expect(await bob.bought()).toEqual([]);
  });

  it('charges nothing for what is no longer on offer', async () => {
    const paymentId = await shop.approved('administrator', 'appBuilder');
    await fill(shop.db, pricedExams.slice(1));
    for (let count = 0; count < 2; count += 1) {
      expect(outcomeOf(await shop.ann.execute(paymentId))).toEqual(refused(refusals.noLongerOffered));
    }
    expect(shop.bank.payment(paymentId).taken).toBe(0);
    expect(await shop.ann.cart()).toEqual(['appBuilder']);
  });

  it('is charged once and granted once where everyone settles it at once, with the same response for all', async () => {
    const paymentId = await shop.approved('administrator', 'appBuilder');
    const tries = Array.from({ length: 50 }, () => shop.ann.execute(paymentId));
    const [replies] = await Promise.all([Promise.all(tries), reconcile(shop.settling, new AbortController().signal)]);
    expect(replies.map(outcomeOf)).toEqual(Array(50).fill(granted));
    expect(shop.bank.payment(paymentId).taken).toBe(1);
    expect(await shop.ann.bought()).toEqual(['administrator', 'appBuilder']);
    expect(await receipts(shop.db)).toHaveLength(1);
    expect(shop.settling.logged).toEqual([]);
  });
});
