import { beforeEach } from 'vitest';
import type { Database } from '../../server/db/schema.ts';
import { fill, testApp, type TestDeps } from './app.ts';
import { openBank } from './bank.ts';
import type { Open } from './dialects.ts';
import { settlingOf } from './settling.ts';
import { pricedExams, shopper } from './shop.ts';

/** An application with exams to buy, a bank to pay with and someone who shops. */
export type TestShop = Awaited<ReturnType<typeof openShop>>;

/** Opens such a shop before each test of a suite. */
export function shopOf(open: Open, deps: TestDeps = {}): TestShop {
  const shop = {} as TestShop; // filled before each test
  beforeEach(async () => void Object.assign(shop, await openShop((await open()).db, deps)));
  return shop;
}

/** Opens a shop over an empty database. */
export async function openShop(db: Database, deps: TestDeps = {}) {
  const bank = openBank();
  await fill(db, pricedExams);
  const app = await testApp(db, { provider: bank, ...deps });
  const ann = await shopper(app);
  /** Has Ann order exams and approve the payment; returns the payment's id. */
  async function approved(...examIds: string[]): Promise<string> {
    const paymentId = await ann.order(...examIds);
    bank.set(paymentId, 'approved');
    return paymentId;
  }
  return { db, app, bank, ann, approved, settling: settlingOf(db, bank) };
}
