import { beforeEach, describe, expect, it } from 'vitest';
import { fill, testApp } from '../../tests/harness/app.ts';
import { type Bank, openBank } from '../../tests/harness/bank.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { pricedExams, shopper, type Shopper } from '../../tests/harness/shop.ts';
import type { Caller } from '../account/caller.ts';
import type { Database } from '../db/schema.ts';
import { accessTo, questionLimit } from './access.ts';

describeDialects('accessTo', (open) => {
  let db: Database;
  let ann: Shopper;
  let caller: Caller;
  let bank: Bank;
  const paid = { id: 'administrator', price_cents: 4900 };
  const free = { id: 'developer1', price_cents: 0 };

  beforeEach(async () => {
    bank = openBank();
    ({ db } = await open());
    await fill(db, pricedExams);
    ann = await shopper(await testApp(db, { provider: bank }));
    caller = { userId: ann.userId, sessionId: 's' };
  });

  it('makes everyone without an account a visitor', async () => {
    expect(await accessTo(db, paid, undefined)).toBe('visitor');
    expect(await accessTo(db, free, undefined)).toBe('visitor');
  });

  it('makes a user the owner of what costs nothing', async () => {
    expect(await accessTo(db, paid, caller)).toBe('member');
    expect(await accessTo(db, free, caller)).toBe('owner');
  });

  it('makes a user the owner of what was bought, and of nothing that is only being paid', async () => {
    const paymentId = await ann.order('administrator');
    bank.set(paymentId, 'approved');
    bank.outcome = 'pending';
    await ann.execute(paymentId);
    expect(await accessTo(db, paid, caller)).toBe('member');
    bank.set(paymentId, 'captured');
    await ann.execute(paymentId);
    expect(await accessTo(db, paid, caller)).toBe('owner');
    expect(await accessTo(db, { ...paid, id: 'appBuilder' }, caller)).toBe('member');
    expect(await accessTo(db, paid, { ...caller, userId: 'bob' })).toBe('member');
  });
});

describe('questionLimit', () => {
  it.each([
    ['visitor', 10],
    ['member', 20],
    ['owner', undefined],
  ] as const)('opens to a %s %s questions', (access, limit) => {
    expect(questionLimit[access]).toBe(limit);
  });
});
