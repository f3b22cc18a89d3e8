import { beforeEach, expect, it } from 'vitest';
import { addItemToCart, removeItemToCart } from '../../contract/cart.ts';
import { fill } from '../../tests/harness/app.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { openShop, type TestShop } from '../../tests/harness/openShop.ts';
import { outcomeOf, pricedExams, refused } from '../../tests/harness/shop.ts';

describeDialects('the cart calls', (open) => {
  let shop: TestShop;
  let ann: TestShop['ann'];

  beforeEach(async () => {
    shop = await openShop(await open());
    ({ ann } = shop);
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

  it('know no exam that is unknown or retired', async () => {
    expect(outcomeOf(await ann.add('none'))).toEqual(refused(addItemToCart.refusals.examNotFound));
    expect(outcomeOf(await ann.remove('none'))).toEqual(refused(removeItemToCart.refusals.examNotFound));
    await fill(shop.db, pricedExams.slice(1));
    expect(outcomeOf(await ann.add('administrator'))).toEqual(refused(addItemToCart.refusals.examNotFound));
    expect(outcomeOf(await ann.remove('administrator'))).toEqual(refused(removeItemToCart.refusals.examNotFound));
  });

  it('refuse an exam that was bought', async () => {
    await ann.execute(await shop.approved('administrator'));
    expect(outcomeOf(await ann.add('administrator'))).toEqual(refused(addItemToCart.refusals.alreadyBought));
    expect(await ann.cart()).toEqual([]);
  });

  it('skip an exam while it is retired', async () => {
    await ann.add('administrator');
    await ann.add('appBuilder');
    await fill(shop.db, pricedExams.slice(1));
    expect(await ann.cart()).toEqual(['appBuilder']);
    await fill(shop.db, pricedExams);
    expect(await ann.cart()).toEqual(['administrator', 'appBuilder']);
  });
});
