import { beforeEach, expect, it } from 'vitest';
import { commonRefusals } from '../../contract/errors.ts';
import { expectRefused, testClock } from '../../tests/harness/accounts.ts';
import { fill, testApp } from '../../tests/harness/app.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import type { Database } from '../db/schema.ts';
import { createReadiness } from './readiness.ts';

describeDialects('the health calls', (open) => {
  let db: Database;
  beforeEach(async () => {
    ({ db } = await open('nothing'));
    await fill(db);
  });

  it.each(['/api/health', '/api/health/ready'])('say that all is well at %s', async (url) => {
    const reply = await (await testApp(db)).inject(url);
    expect([reply.statusCode, reply.json()]).toEqual([200, { status: 'ok' }]);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('say that the server lives and is not ready when the database fails', async () => {
    await db.destroy();
    const app = await testApp(db);
    expect((await app.inject('/api/health')).statusCode).toBe(200);
    const reply = await app.inject('/api/health/ready');
    expectRefused(reply, commonRefusals.unavailable);
    expect([reply.headers['cache-control'], reply.headers['retry-after']]).toEqual(['no-store', '5']);
  });

  it('ask the database again after a while, and not for each monitor', async () => {
    const clock = testClock();
    const isReady = createReadiness(db, clock.now);
    expect(await isReady()).toBe(true);
    await db.schema.dropTable('health_checks').execute();
    expect(await isReady()).toBe(true);
    clock.forward(1000);
    expect(await isReady()).toBe(false);
  });
});
