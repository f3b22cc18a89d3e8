import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { login, register, resetPassword, type Session } from '../../contract/account.ts';
import { tooManyRequests } from '../../contract/errors.ts';
import { createPasswords } from '../../server/account/passwords.ts';
import type { Database } from '../../server/db/schema.ts';
import { limits } from '../../server/limits/limits.ts';
import { password, post, signUp, testClock } from '../harness/accounts.ts';
import { fill, testApp } from '../harness/app.ts';
import { cheapPasswords } from '../harness/cheapPasswords.ts';
import { describeDialects } from '../harness/dialects.ts';
import { sendFeedback } from '../harness/messages.ts';
import { sentence, send } from './attack.ts';
import { type Flood, floods } from './tables/floods.ts';
import { messageFloods } from './tables/messageFloods.ts';

const email = 'ann@example.org';
const wrong = 'wrong horse 9';

/** Calls at once: few enough that all passwords can wait in the queue. */
const AT_ONCE = 20;

describeDialects('a flood', (open) => {
  let db: Database;
  let app: FastifyInstance;
  let ann: Session;

  async function start(passwords = cheapPasswords()): Promise<void> {
    ({ db } = await open());
    await fill(db);
    // A clock that does not move: no window ends in the middle of a flood.
    app = await testApp(db, { passwords, now: testClock().now });
    ann = await signUp(app);
    // What the set-up has used does not count.
    await db.deleteFrom('rate_limits').execute();
  }

  /** Makes so many requests, some at once. */
  async function pour(count: number, request: Flood[3]): Promise<LightMyRequestResponse[]> {
    const replies: LightMyRequestResponse[] = [];
    while (replies.length < count) {
      const size = Math.min(AT_ONCE, count - replies.length);
      const calls = Array.from({ length: size }, (_, at) => app.inject(request(ann, replies.length + at)));
      replies.push(...(await Promise.all(calls)));
    }
    return replies;
  }

  describe('of', () => {
    beforeEach(() => start());

    /** Expects that a flood gets through up to its limit; returns the refused responses. */
    async function stopped([, { max, seconds }, status, request]: Flood): Promise<LightMyRequestResponse[]> {
      const replies = await pour(max + AT_ONCE, request);
      const refused = replies.filter(({ statusCode }) => statusCode === 429);
      expect(replies.filter(({ statusCode }) => statusCode === status)).toHaveLength(max);
      expect(refused).toHaveLength(AT_ONCE);
      for (const reply of refused) expect(reply.headers['retry-after']).toBe(String(seconds));
      expect((await app.inject('/api/health')).statusCode).toBe(200);
      return refused;
    }

    it.each(floods)('%s is stopped at its limit, with the time until the next try', async (...flood) => {
      const { error, code } = tooManyRequests(flood[1].seconds);
      for (const reply of await stopped(flood)) expect(reply.json()).toEqual({ error, code });
    });

    it.each(messageFloods)(
      '%s is stopped at its limit, with the time until the next try in plain text',
      async (...flood) => {
        const { error } = tooManyRequests(flood[1].seconds);
        for (const reply of await stopped(flood)) expect(reply.body).toBe(error);
      },
    );

    it('messages queues no more mails than allowed', async () => {
      const { max } = limits.sendMessage.client;
      await pour(max + AT_ONCE, (_, at) => sendFeedback({ email: `user-${at}@example.org` }));
      expect(await db.selectFrom('mails').select('id').execute()).toHaveLength(max);
    });

    it('sign-ups opens no more accounts than allowed', async () => {
      const { max } = limits.register.client;
      await pour(max + AT_ONCE, (_, at) => send(register, { email: `user-${at}@example.org`, password }));
      const emails = await db.selectFrom('users').select('email').execute();
      expect(emails).toHaveLength(max + 1);
    });

    it('resets queues no more mails than allowed', async () => {
      const { max } = limits.resetPassword.target;
      await pour(max + AT_ONCE, () => send(resetPassword, { email }));
      expect(await db.selectFrom('mails').select('id').execute()).toHaveLength(max);
    });

    it('logins does not let the right password in, and leaves other accounts alone', async () => {
      await signUp(app, 'bob@example.org');
      await pour(limits.login.target.max, () => send(login, { email, password: wrong }));
      expect((await post(app, login, { email, password })).statusCode).toBe(429);
      expect((await post(app, login, { email: 'bob@example.org', password })).statusCode).toBe(200);
    });
  });

  it('of passwords of full cost leaves room for everything else', async () => {
    await start(createPasswords());
    const logins = Array.from({ length: 90 }, (_, at) =>
      post(app, login, { email: `user-${at}@example.org`, password: wrong }),
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
    expect((await post(app, login, { email, password })).statusCode).toBe(200);
  });
});
