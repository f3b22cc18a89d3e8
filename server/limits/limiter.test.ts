import type { FastifyRequest } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import type { Database } from '../db/schema.ts';
import { testClock } from '../../tests/harness/accounts.ts';
import { fill } from '../../tests/harness/app.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { clientOf, createLimiter, type Limiter } from './limiter.ts';
import { limits } from './limits.ts';

const table = {
  ...limits,
  login: { client: { max: 5, seconds: 60 }, target: { max: 3, seconds: 90 } },
  register: { client: { max: 5, seconds: 60 }, target: { max: 3, seconds: 60 } },
};

describeDialects('the limiter', (open) => {
  let db: Database;
  let limiter: Limiter;
  const clock = testClock();
  // Of a request only the address is read.
  const from = (ip: string) => ({ ip }) as FastifyRequest;
  const login = (ip: string, target: string) => limiter.count('login', from(ip), target);
  const refused = { statusCode: 429 };

  beforeEach(async () => {
    ({ db } = await open());
    await fill(db, []);
    limiter = createLimiter(db, table, clock.now);
  });

  it('refuses a target beyond its limit, from any client, and says when to try again', async () => {
    for (const ip of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) await login(ip, 'ann');
    clock.forward(20_500);
    await expect(login('4.4.4.4', 'ann')).rejects.toMatchObject({
      ...refused,
      message: 'Too many requests. Please try again in 2 minutes.',
      headers: { 'retry-after': '70' },
    });
    await login('4.4.4.4', 'bob');
  });

  it('counts nothing on the target for a client that is refused', async () => {
    for (const target of ['a', 'b', 'c', 'd', 'e']) await login('1.1.1.1', target);
    for (let call = 0; call < 5; call += 1) await expect(login('1.1.1.1', 'ann')).rejects.toMatchObject(refused);
    for (const ip of ['2.2.2.2', '3.3.3.3', '4.4.4.4']) await login(ip, 'ann');
  });

  it('starts again when the window has ended', async () => {
    for (let call = 0; call < 3; call += 1) await login('1.1.1.1', 'ann');
    clock.forward(89_999);
    await expect(login('2.2.2.2', 'ann')).rejects.toMatchObject({ headers: { 'retry-after': '1' } });
    clock.forward(1);
    for (let call = 0; call < 3; call += 1) await login('1.1.1.1', 'ann');
    await expect(login('2.2.2.2', 'ann')).rejects.toMatchObject({ headers: { 'retry-after': '90' } });
  });

  it('keeps neither addresses nor targets readable', async () => {
    await login('203.0.113.7', 'ann@example.org');
    const rows = await db.selectFrom('rate_limits').selectAll().execute();
    expect(rows).toHaveLength(2);
    for (const { key } of rows) expect(key).toMatch(/^[0-9a-f]{64}$/);
  });
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
  ['', ''],
  [undefined, ''],
])('%s counts as %s', (ip, client) => {
  expect(clientOf(ip)).toBe(client);
});
