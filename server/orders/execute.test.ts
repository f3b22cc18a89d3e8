import { beforeEach, expect, it } from 'vitest';
import { executePayment, paymentMessages } from '../../contract/payments.ts';
import { limits } from '../limits/limits.ts';
import { ProviderUnavailableError } from '../payments/provider.ts';
import { fill } from '../testing/app.ts';
import { describeDialects } from '../testing/dialects.ts';
import { openShop, type TestShop } from '../testing/openShop.ts';
import { orderFor, receipts } from '../testing/settling.ts';
import { pricedExams, refused, said, shopper } from '../testing/shop.ts';

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
    expect(said(await ann.execute(paymentId))).toEqual(granted);
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

  it('answers alike as often as it is asked, and does nothing more', async () => {
    const paymentId = await approved('administrator');
    for (let count = 0; count < 3; count += 1) expect(said(await ann.execute(paymentId))).toEqual(granted);
    expect(bank.payment(paymentId).taken).toBe(1);
    expect([await receipts(db), woken]).toEqual([[expect.anything()], 1]);
  });

  it('needs no provider for what was granted', async () => {
    const paymentId = await approved('administrator');
    await ann.execute(paymentId);
    bank.fault = () => {
      throw new ProviderUnavailableError('Nobody answers.');
    };
    expect(said(await ann.execute(paymentId))).toEqual(granted);
  });

  it('knows neither payments that are none nor those of another user', async () => {
    const paymentId = await approved('administrator');
    const bob = await shopper(app, 'bob@example.org');
    expect(said(await ann.execute('none'))).toEqual(refused(refusals.paymentNotFound));
    expect(said(await bob.execute(paymentId))).toEqual(refused(refusals.paymentNotFound));
    expect(bank.payment(paymentId).taken).toBe(0);
    expect(await bob.bought()).toEqual([]);
  });

  it('charges nothing for what is no longer on offer', async () => {
    const paymentId = await approved('administrator', 'appBuilder');
    await fill(db, pricedExams.slice(1));
    for (let count = 0; count < 2; count += 1) {
      expect(said(await ann.execute(paymentId))).toEqual(refused(refusals.noLongerOffered));
    }
    expect(bank.payment(paymentId).taken).toBe(0);
    expect(await ann.cart()).toEqual(['appBuilder']);
  });

  it('is limited for each user', async () => {
    for (let count = 0; count < limits.executePayment.target.max; count += 1) await ann.execute('none');
    expect((await ann.execute('none')).statusCode).toBe(429);
  });
});
