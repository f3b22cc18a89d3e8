import { expect, it } from 'vitest';
import { fill, testApp } from '../testing/app.ts';
import { describeDialects } from '../testing/dialects.ts';

describeDialects('the health call', (open) => {
  it('says that all is well', async () => {
    const { db } = await open();
    await fill(db);
    const reply = await (await testApp(db)).inject('/api/health');
    expect([reply.statusCode, reply.json()]).toEqual([200, { status: 'ok' }]);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('says that the database fails', async () => {
    const { db } = await open();
    await fill(db);
    await db.destroy();
    const reply = await (await testApp(db)).inject('/api/health');
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toEqual({ error: 'The service is not available right now. Please try again later.' });
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});
