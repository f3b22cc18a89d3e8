import { beforeEach, expect, it } from 'vitest';
import { paymentMessages } from '../../contract/payments.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { openShop, type TestShop } from '../../tests/harness/openShop.ts';
import { receipts, settlingOf } from '../../tests/harness/settling.ts';
import { outcomeOf } from '../../tests/harness/shop.ts';
import { reconcile } from './reconcile.ts';

describeDialects('one order that everyone settles at once', (open) => {
  let shop: TestShop;
  let paymentId: string;

  beforeEach(async () => {
    shop = await openShop(await open());
    paymentId = await shop.approved('administrator', 'appBuilder');
  });

  it('is charged once and granted once, with the same response for all', async () => {
    const deps = settlingOf(shop.db, shop.bank);
    const tries = Array.from({ length: 50 }, () => shop.ann.execute(paymentId));
    const [replies] = await Promise.all([Promise.all(tries), reconcile(deps, new AbortController().signal)]);
    expect(replies.map(outcomeOf)).toEqual(Array(50).fill([200, paymentMessages.granted]));
    expect(shop.bank.payment(paymentId).taken).toBe(1);
    expect(await shop.ann.bought()).toEqual(['administrator', 'appBuilder']);
    expect(await receipts(shop.db)).toHaveLength(1);
    expect(deps.logged).toEqual([]);
  });
});
