import { beforeEach, expect, it } from 'vitest';
import { executePayment, paymentMessages } from '../../contract/payments.ts';
import { fill } from '../../tests/harness/app.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { openShop, type TestShop } from '../../tests/harness/openShop.ts';
import { orderFor, receipts, settlingOf } from '../../tests/harness/settling.ts';
import { outcomeOf, pricedExams, refused, shopper } from '../../tests/harness/shop.ts';
import { reconcile } from './reconcile.ts';

const { refusals } = executePayment;
const granted = [200, paymentMessages.granted];

describeDialects('executePayment', (open) => {
  let db: TestShop['db'];
  let app: TestShop['app'];
  let bank: TestShop['bank'];
  let ann: TestShop['ann'];
  let approved: TestShop['approved'];
  let woken: number;

  beforeEach(async () => {
    woken = 0;
    ({ db, app, bank, ann, approved } = await openShop(await open(), { onMailQueued: () => (woken += 1) }));
  });

  it('takes the money, opens the exams, empties the cart of them and sends a receipt', async () => {
    const paymentId = await approved('administrator', 'appBuilder');
    await ann.add('serviceCloud');
    expect(await ann.questions('administrator')).toBe(20);
    expect(outcomeOf(await ann.execute(paymentId))).toEqual(granted);
    expect(bank.payment(paymentId)).toMatchObject({ kind: 'captured', taken: 1 });
    expect(await ann.bought()).toEqual(['administrator', 'appBuilder']);
    expect(await ann.cart()).toEqual(['serviceCloud']);
    expect(await ann.questions('administrator')).toBe(25);
    const order = await orderFor(db, paymentId);
    expect(order).toMatchObject({ state: 'granted', capture_id: `capture-${paymentId}` });
    const [mail, ...rest] = await receipts(db);
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
    const paymentId = await approved('administrator', 'appBuilder');
    const administrator = { name: 'Platform Administrator', link: 'administrator' };
    const appBuilder = { name: 'Platform App Builder', link: 'appBuilder' };
    expect((await ann.execute(paymentId)).json().exams).toEqual([administrator, appBuilder]);
    await fill(db, pricedExams.slice(1));
    expect((await ann.execute(paymentId)).json().exams).toEqual([appBuilder]);
  });

  it('knows neither payments that are none nor those of another user', async () => {
    const paymentId = await approved('administrator');
    const bob = await shopper(app, 'bob@example.org');
    expect(outcomeOf(await ann.execute('none'))).toEqual(refused(refusals.paymentNotFound));
    expect(outcomeOf(await bob.execute(paymentId))).toEqual(refused(refusals.paymentNotFound));
    expect(bank.payment(paymentId).taken).toBe(0);
    expect(await bob.bought()).toEqual([]);
  });

  it('charges nothing for what is no longer on offer', async () => {
    const paymentId = await approved('administrator', 'appBuilder');
    await fill(db, pricedExams.slice(1));
    for (let count = 0; count < 2; count += 1) {
      expect(outcomeOf(await ann.execute(paymentId))).toEqual(refused(refusals.noLongerOffered));
    }
    expect(bank.payment(paymentId).taken).toBe(0);
    expect(await ann.cart()).toEqual(['appBuilder']);
  });

  it('is charged once and granted once where everyone settles it at once, with the same response for all', async () => {
    const paymentId = await approved('administrator', 'appBuilder');
    const deps = settlingOf(db, bank);
    const tries = Array.from({ length: 50 }, () => ann.execute(paymentId));
    const [replies] = await Promise.all([Promise.all(tries), reconcile(deps, new AbortController().signal)]);
    expect(replies.map(outcomeOf)).toEqual(Array(50).fill(granted));
    expect(bank.payment(paymentId).taken).toBe(1);
    expect(await ann.bought()).toEqual(['administrator', 'appBuilder']);
    expect(await receipts(db)).toHaveLength(1);
    expect(deps.logged).toEqual([]);
  });
});
