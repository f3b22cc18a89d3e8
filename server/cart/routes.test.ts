import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { addItemToCart, removeItemToCart } from '../../contract/cart.ts';
import type { Database } from '../db/schema.ts';
import { fill, testApp } from '../../tests/harness/app.ts';
import { type Bank, openBank } from '../../tests/harness/bank.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { pricedExams, refused, outcomeOf, type Shopper, shopper } from '../../tests/harness/shop.ts';

describeDialects('the cart calls', (open) => {
  let db: Database;
  let app: FastifyInstance;
  let bank: Bank;
  let ann: Shopper;

  beforeEach(async () => {
    bank = openBank();
    ({ db } = await open());
    await fill(db, pricedExams);
    app = await testApp(db, { provider: bank });
    ann = await shopper(app);
  });

  it("put an exam into the cart and take it out, with the exam's name for a message", async () => {
    expect(outcomeOf(await ann.add('appBuilder'))).toEqual([200, 'Platform App Builder']);
    expect(await ann.cart()).toEqual(['appBuilder']);
    expect(outcomeOf(await ann.remove('appBuilder'))).toEqual([200, 'Platform App Builder']);
    expect(await ann.cart()).toEqual([]);
  });

  it('change nothing when they are repeated', async () => {
    await ann.add('appBuilder');
    expect(outcomeOf(await ann.add('appBuilder'))).toEqual([200, 'Platform App Builder']);
    expect(await ann.cart()).toEqual(['appBuilder']);
    await ann.remove('appBuilder');
    expect(outcomeOf(await ann.remove('appBuilder'))).toEqual([200, 'Platform App Builder']);
    expect(await ann.cart()).toEqual([]);
  });

  it('put an exam in once where it is added twice at the same moment', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => ann.add('appBuilder')));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(await ann.cart()).toEqual(['appBuilder']);
  });

  it('know no exam that is unknown or retired', async () => {
    expect(outcomeOf(await ann.add('none'))).toEqual(refused(addItemToCart.refusals.examNotFound));
    expect(outcomeOf(await ann.remove('none'))).toEqual(refused(removeItemToCart.refusals.examNotFound));
    await fill(db, pricedExams.slice(1));
    expect(outcomeOf(await ann.add('administrator'))).toEqual(refused(addItemToCart.refusals.examNotFound));
    expect(outcomeOf(await ann.remove('administrator'))).toEqual(refused(removeItemToCart.refusals.examNotFound));
  });

  it('refuse an exam that was bought', async () => {
    const paymentId = await ann.order('administrator');
    bank.set(paymentId, 'approved');
    await ann.execute(paymentId);
    expect(outcomeOf(await ann.add('administrator'))).toEqual(refused(addItemToCart.refusals.alreadyBought));
    expect(await ann.cart()).toEqual([]);
  });

  it('skip an exam while it is retired', async () => {
    await ann.add('administrator');
    await ann.add('appBuilder');
    await fill(db, pricedExams.slice(1));
    expect(await ann.cart()).toEqual(['appBuilder']);
    await fill(db, pricedExams);
    expect(await ann.cart()).toEqual(['administrator', 'appBuilder']);
  });
});
