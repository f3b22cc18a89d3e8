import { expect, it } from 'vitest';
import { describeDialects } from '../tests/harness/dialects.ts';
import { fill, testApp } from '../tests/harness/app.ts';
import { orderFor } from '../tests/harness/settling.ts';
import { chooseAtWallet, pricedExams, type Shopper, shopper } from '../tests/harness/shop.ts';
import { commandOn } from './db/testing/runCommand.ts';

describeDialects('npm run orders', (open) => {
  let ann: Shopper;
  let paymentId: string;
  let orderId: string;

  const run = commandOn(open, 'orders', async (db) => {
    await fill(db, pricedExams);
    const app = await testApp(db, { now: () => Date.UTC(2026, 10, 21, 8, 5) });
    ann = await shopper(app);
    paymentId = await ann.order('administrator', 'appBuilder');
    await chooseAtWallet(app, paymentId, 'approve');
    ({ id: orderId } = await orderFor(db, paymentId));
  });

  it('lists orders, of everyone or of one', async () => {
    const line = `2026-11-21 08:05  ${orderId}  ann@example.org  granted  78.50 $  wallet  Platform Administrator, Platform App Builder\n`;
    expect(await run('list')).toEqual({ code: 0, stdout: line, stderr: '' });
    expect(await run('list', ' Ann@Example.org')).toEqual({ code: 0, stdout: line, stderr: '' });
    expect(await run('list', 'bob@example.org')).toEqual({ code: 0, stdout: 'There are no orders.\n', stderr: '' });
  });

  it('gives an order back, once', async () => {
    const stdout = `The order ${orderId} was given back, and its exams were taken away.\n`;
    expect(await run('refund', orderId)).toEqual({ code: 0, stdout, stderr: '' });
    expect(await ann.bought()).toEqual([]);
    expect((await ann.execute(paymentId)).statusCode).toBe(409);
    const stderr = `The order ${orderId} was given back before.\n`;
    expect(await run('refund', orderId)).toEqual({ code: 1, stdout: '', stderr });
  });
});
