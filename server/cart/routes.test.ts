import { expect, it } from 'vitest';
import { addItemToCart, removeItemToCart } from '../../contract/cart.ts';
import { fill } from '../../tests/harness/app.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { shopOf } from '../../tests/harness/openShop.ts';
import { outcomeOf, pricedExams, refused } from '../../tests/harness/shop.ts';

describeDialects('the cart calls', (open) => {
  const shop = shopOf(open);

  it('put an exam into the cart and take it out, with its name for a message, and change nothing when repeated', async () => {
    await shop.ann.add('appBuilder');
    expect(outcomeOf(await shop.ann.add('appBuilder'))).toEqual([200, 'Platform App Builder']);
    expect(await shop.ann.cart()).toEqual(['appBuilder']);
    await shop.ann.remove('appBuilder');
    expect(outcomeOf(await shop.ann.remove('appBuilder'))).toEqual([200, 'Platform App Builder']);
    expect(await shop.ann.cart()).toEqual([]);
  });

  it('know no exam that is unknown or retired', async () => {
    expect(outcomeOf(await shop.ann.add('none'))).toEqual(refused(addItemToCart.refusals.examNotFound));
    expect(outcomeOf(await shop.ann.remove('none'))).toEqual(refused(removeItemToCart.refusals.examNotFound));
    await fill(shop.db, pricedExams.slice(1));
    expect(outcomeOf(await shop.ann.add('administrator'))).toEqual(refused(addItemToCart.refusals.examNotFound));
    expect(outcomeOf(await shop.ann.remove('administrator'))).toEqual(refused(removeItemToCart.refusals.examNotFound));
  });

  it('refuse an exam that was bought', async () => {
    await shop.ann.execute(await shop.approved('administrator'));
    expect(outcomeOf(await shop.ann.add('administrator'))).toEqual(refused(addItemToCart.refusals.alreadyBought));
    expect(await shop.ann.cart()).toEqual([]);
  });

  it('skip an exam while it is retired', async () => {
    await shop.ann.add('administrator');
    await shop.ann.add('appBuilder');
    await fill(shop.db, pricedExams.slice(1));
    expect(await shop.ann.cart()).toEqual(['appBuilder']);
    await fill(shop.db, pricedExams);
    expect(await shop.ann.cart()).toEqual(['administrator', 'appBuilder']);
  });
});
