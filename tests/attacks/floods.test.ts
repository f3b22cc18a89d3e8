import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { login, type Session } from '../../contract/account.ts';
import { tooManyRequests } from '../../contract/errors.ts';
import { createPasswords } from '../../server/account/passwords.ts';
import { limits } from '../../server/limits/limits.ts';
import { password, post, signUp, testClock } from '../harness/accounts.ts';
import { fill, testApp, type TestDeps } from '../harness/app.ts';
import { describeDialects } from '../harness/dialects.ts';
import { noLimits } from '../harness/noLimits.ts';
import { floods } from './floods.ts';
import { sentence } from './sound.ts';

const MAX = 3;
const BEYOND = 4;
const seconds = 15 * 60;

describeDialects('a flood', (open) => {
  async function start(deps: TestDeps): Promise<{ app: FastifyInstance; ann: Session }> {
    const { db } = await open();
    await fill(db);
    // A clock that does not move: no window ends in the middle of a flood.
    const app = await testApp(db, { now: testClock().now, ...deps });
    const ann = await signUp(app);
    // What the set-up has used does not count.
    await db.deleteFrom('rate_limits').execute();
    return { app, ann };
  }

  describe('of', () => {
    it.each(floods)('$call is stopped by the limit for a $of ($status)', async ({ call, of, status, request }) => {
      const only = { ...noLimits, [call]: { ...noLimits[call], [of]: { max: MAX, seconds } } };
      const { app, ann } = await start({ limits: only });
      const calls = Array.from({ length: MAX + BEYOND }, (_each, at) => app.inject(request(ann, at)));
      const replies = await Promise.all(calls);
      const refused = replies.filter(({ statusCode }) => statusCode === 429);
      expect(replies.filter(({ statusCode }) => statusCode === status)).toHaveLength(MAX);
      expect(refused).toHaveLength(BEYOND);
      const { error } = tooManyRequests(seconds);
      for (const reply of refused) {
        expect(reply.headers['retry-after']).toBe(String(seconds));
        // Messages are refused in plain text.
        expect(call === 'sendMessage' ? reply.body : reply.json().error).toBe(error);
      }
    });

    it('every limited call is tried', () => {
      expect(new Set(floods.map(({ call }) => call))).toEqual(new Set(Object.keys(limits)));
    });
  });

  it('of passwords of full cost leaves room for everything else', async () => {
    const { app } = await start({ passwords: createPasswords() });
    const logins = Array.from({ length: 90 }, (_, at) =>
      post(app, login, { email: `user-${at}@example.org`, password: 'wrong horse 9' }),
    );
    expect((await app.inject('/api/health')).statusCode).toBe(200);
    expect((await app.inject('/api/exam/administrator/')).statusCode).toBe(200);
    const replies = await Promise.all(logins);
    for (const reply of replies) {
      // A call that finds the queue full is refused for now.
      expect([401, 503]).toContain(reply.statusCode);
      expect(reply.json()).toEqual({ error: expect.stringMatching(sentence), code: expect.any(String) });
    }
    expect(replies.some(({ statusCode }) => statusCode === 401)).toBe(true);
    expect((await post(app, login, { email: 'ann@example.org', password })).statusCode).toBe(200);
  });
});
