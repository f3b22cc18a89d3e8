import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { login, type Session } from '../../contract/account.ts';
import { retrieveAllExams } from '../../contract/exams.ts';
import { logout, refreshToken } from '../../contract/session.ts';
import type { Database } from '../db/schema.ts';
import { bearer, password, post, signUp, testClock, type TestClock } from '../../tests/harness/accounts.ts';
import { fill, testApp } from '../../tests/harness/app.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const refused = [401, { error: 'Your session has expired. Please log in again.' }];
const invalid = [401, { error: 'Token is invalid' }];

describeDialects('a session', (open) => {
  let db: Database;
  let app: FastifyInstance;
  let clock: TestClock;
  let lines: string[];

  beforeEach(async () => {
    ({ db } = await open());
    await fill(db);
    clock = testClock();
    lines = [];
    const logStream = { write: (line: string) => lines.push(line) };
    app = await testApp(db, { now: clock.now, config: { logLevel: 'warn' }, logStream });
  });

  const refresh = (session: Pick<Session, 'refreshToken'>) =>
    post(app, refreshToken, { refreshToken: session.refreshToken });
  const logOut = (session: Session) => post(app, logout, { refreshToken: session.refreshToken });
  const logIn = async (): Promise<Session> =>
    (await post(app, login, { email: 'ann@example.org', password })).json<Session>();

  /** The status of a call with an access token; 200 where it is valid. */
  async function use(session: Pick<Session, 'accessToken'>) {
    const reply = await app.inject({ url: `/api${retrieveAllExams.path}`, headers: bearer(session) });
    return reply.statusCode === 200 ? 200 : [reply.statusCode, reply.json()];
  }

  it('lasts three hours after each refresh, with the same refresh token', async () => {
    const session = await signUp(app);
    for (let refreshed = 0; refreshed < 3; refreshed += 1) {
      clock.forward(3 * HOUR - 1);
      const reply = await refresh(session);
      expect(reply.statusCode).toBe(200);
      expect(Object.keys(reply.json())).toEqual(['accessToken']);
      expect(await use(reply.json())).toBe(200);
    }
    clock.forward(3 * HOUR);
    const late = await refresh(session);
    expect([late.statusCode, late.json()]).toEqual(refused);
    expect(lines).toEqual([]);
  });

  it('ends for good after 30 days, however often it is refreshed', async () => {
    const session = await signUp(app);
    const end = clock.now() + 30 * DAY;
    let latest: Pick<Session, 'accessToken'> = session;
    for (let hours = 0; hours < 30 * 24 - 2; hours += 2) {
      clock.forward(2 * HOUR);
      const reply = await refresh(session);
      expect(reply.statusCode).toBe(200);
      latest = reply.json();
    }
    clock.forward(end - clock.now() - 1);
    latest = (await refresh(session)).json();
    expect(await use(latest)).toBe(200);
    clock.forward(1);
    expect(await use(latest)).toEqual(invalid);
    const late = await refresh(session);
    expect([late.statusCode, late.json()]).toEqual(refused);
    expect(lines).toEqual([]);
  });

  it('ends then, too, where it was opened before there was such an end', async () => {
    const session = await signUp(app);
    await db
      .updateTable('sessions')
      .set({ created_at: clock.now() - 31 * DAY })
      .execute();
    expect((await refresh(session)).statusCode).toBe(401);
  });

  it('recognizes an access token that is too old', async () => {
    const session = await signUp(app);
    clock.forward(15 * MINUTE);
    expect(await use(session)).toEqual([401, { error: 'Token is expired' }]);
  });

  it('gives no longer access where the clock is set back, and goes on', async () => {
    const session = await signUp(app);
    clock.forward(-MINUTE);
    expect(await use(session)).toBe(200);
    clock.forward(-HOUR);
    expect(await use(session)).toEqual([401, { error: 'Token is expired' }]);
    expect(await use((await refresh(session)).json())).toBe(200);
    clock.forward(3 * HOUR);
    expect((await refresh(session)).statusCode).toBe(401);
  });

  it('is refreshed by all simultaneous calls', async () => {
    const session = await signUp(app);
    const replies = await Promise.all(Array.from({ length: 32 }, () => refresh(session)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(32).fill(200));
    expect(await Promise.all(replies.map((reply) => use(reply.json())))).toEqual(Array(32).fill(200));
  });

  it.each([['nothing like one'], ['A'.repeat(43)], [' ']])('is not refreshed by %j', async (token) => {
    await signUp(app);
    const reply = await refresh({ refreshToken: token });
    expect([reply.statusCode, reply.json()]).toEqual(refused);
    expect(lines).toEqual([]);
  });

  it('is refreshed by no access token', async () => {
    const { accessToken } = await signUp(app);
    // Longer than any refresh token can be.
    expect((await refresh({ refreshToken: accessToken })).statusCode).toBe(400);
  });

  it('ends at once with logout, and no other does', async () => {
    const [first, second] = [await signUp(app), await logIn()];
    const reply = await logOut(first);
    expect([reply.statusCode, reply.json()]).toEqual([200, { message: 'You are logged out.' }]);
    expect(await use(first)).toEqual(invalid);
    expect(await use(second)).toBe(200);
    expect((await refresh(second)).statusCode).toBe(200);
  });

  it('responds to logout the same the second time and for an unknown token', async () => {
    const session = await signUp(app);
    const replies = [await logOut(session), await logOut(session), await logOut({ ...session, refreshToken: 'none' })];
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(lines).toEqual([]);
  });

  it('ends with all others of its user when a refresh token is used after logout', async () => {
    const stranger = await signUp(app, 'bob@example.org');
    const [first, second] = [await signUp(app), await logIn()];
    await logOut(first);
    const reply = await refresh(first);
    expect([reply.statusCode, reply.json()]).toEqual(refused);
    expect(await use(second)).toEqual(invalid);
    expect((await refresh(second)).statusCode).toBe(401);
    expect(await use(stranger)).toBe(200);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 40, userId: first.userId, msg: expect.stringContaining('after logout') }),
    ]);
  });

  it('does not end with one that was ended so, nor by the same token again', async () => {
    const [first, second] = [await signUp(app), await logIn()];
    await logOut(first);
    await refresh(first);
    const third = await logIn();
    await refresh(first);
    await refresh(second);
    expect(await use(third)).toBe(200);
    expect(lines).toHaveLength(1);
  });

  it('does not end by a token that had expired when it was used after logout', async () => {
    const first = await signUp(app);
    await logOut(first);
    clock.forward(3 * HOUR);
    const second = await logIn();
    expect((await refresh(first)).statusCode).toBe(401);
    expect(await use(second)).toBe(200);
  });

  it.each(['', 'Bearer', 'Bearer ', 'Bearer undefined', 'Basic YTpi', 'Bearer a b'])(
    'is not that of the header %j',
    async (authorization) => {
      const reply = await app.inject({ url: `/api${retrieveAllExams.path}`, headers: { authorization } });
      expect([reply.statusCode, reply.json()]).toEqual(invalid);
    },
  );

  it('takes the word Bearer in any case', async () => {
    const { accessToken } = await signUp(app);
    const headers = { authorization: `bearer ${accessToken}` };
    expect((await app.inject({ url: `/api${retrieveAllExams.path}`, headers })).statusCode).toBe(200);
  });
});
