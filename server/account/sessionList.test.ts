import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { login, type Session, session as sessionSchema } from '../../contract/account.ts';
import { retrieveAllExams } from '../../contract/exams.ts';
import { refreshToken } from '../../contract/session.ts';
import { endOtherSessions, endSession, retrieveSessions, type SessionOnShow } from '../../contract/sessions.ts';
import { bearer, password, post, signUp, type TestClock, testClock } from '../../tests/harness/accounts.ts';
import { fill, testApp } from '../../tests/harness/app.ts';
import { cheapPasswords } from '../../tests/harness/cheapPasswords.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import type { Database } from '../db/schema.ts';

const MINUTE = 60_000;
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describeDialects('the list of sessions', (open) => {
  let db: Database;
  let app: FastifyInstance;
  let clock: TestClock;
  let first: Session;

  beforeEach(async () => {
    ({ db } = await open());
    await fill(db);
    clock = testClock();
    app = await testApp(db, { now: clock.now, passwords: cheapPasswords() });
    first = await signUp(app);
  });

  async function logIn(userAgent: string): Promise<Session> {
    const body = { email: 'ann@example.org', password };
    return sessionSchema.parse((await post(app, login, body, { 'user-agent': userAgent })).json());
  }
  async function list(as: Session): Promise<SessionOnShow[]> {
    const url = `/api${retrieveSessions.path}?userId=${as.userId}`;
    return retrieveSessions.response.parse((await app.inject({ url, headers: bearer(as) })).json()).sessions;
  }
  const devices = async (as: Session) => (await list(as)).map(({ device }) => device);
  const refresh = (as: Session) => post(app, refreshToken, { refreshToken: as.refreshToken });
  const isOpen = async (as: Session) =>
    (await app.inject({ url: `/api${retrieveAllExams.path}`, headers: bearer(as) })).statusCode === 200;
  const end = (as: Session, sessionId: string) => post(app, endSession, { userId: as.userId, sessionId }, bearer(as));
  const endOthers = (as: Session) => post(app, endOtherSessions, { userId: as.userId }, bearer(as));

  it('says of each when it was opened and used, on what, and which is this one', async () => {
    const openedAt = new Date(clock.now()).toISOString();
    clock.forward(MINUTE);
    const onWindows = await logIn(chrome);
    clock.forward(MINUTE);
    await refresh(first);
    expect(await list(onWindows)).toEqual([
      {
        id: expect.any(String),
        device: 'Chrome on Windows',
        openedAt: new Date(clock.now() - MINUTE).toISOString(),
        usedAt: new Date(clock.now() - MINUTE).toISOString(),
        isCurrent: true,
      },
      {
        id: expect.any(String),
        device: 'Unknown device',
        openedAt,
        usedAt: new Date(clock.now()).toISOString(),
        isCurrent: false,
      },
    ]);
  });

  it('has those that were used last first, after the current one', async () => {
    clock.forward(1);
    await logIn(chrome);
    clock.forward(1);
    await logIn(firefox);
    expect(await devices(first)).toEqual(['Unknown device', 'Firefox on Linux', 'Chrome on Windows']);
  });

  it('has neither those of others, nor those that have expired', async () => {
    await signUp(app, 'bob@example.org');
    clock.forward(180 * MINUTE);
    expect(await devices(await logIn(firefox))).toEqual(['Firefox on Linux']);
  });

  it('is of use for a session that an older server has opened and not refreshed', async () => {
    await db.updateTable('sessions').set({ used_at: null }).execute();
    const [session] = await list(first);
    expect(session?.usedAt).toBe(session?.openedAt);
  });

  it('ends one, at once and for good, and no other', async () => {
    const lost = await logIn(chrome);
    const [, onShow] = await list(first);
    const reply = await end(first, onShow?.id ?? '');
    expect([reply.statusCode, reply.json()]).toEqual([200, { message: 'The session has ended.' }]);
    expect([await isOpen(first), await isOpen(lost)]).toEqual([true, false]);
    expect((await refresh(lost)).statusCode).toBe(401);
    expect(await devices(first)).toEqual(['Unknown device']);
  });

  it('takes the token of a device whose session was ended for no theft: it can not know', async () => {
    const lost = await logIn(chrome);
    const [, onShow] = await list(first);
    await end(first, onShow?.id ?? '');
    await refresh(lost);
    expect(await isOpen(first)).toBe(true);
  });

  it('ends nothing of others', async () => {
    const bob = await signUp(app, 'bob@example.org');
    const [session] = await list(first);
    expect((await end(bob, session?.id ?? '')).statusCode).toBe(200);
    expect(await isOpen(first)).toBe(true);
  });

  it('ends all others', async () => {
    const bob = await signUp(app, 'bob@example.org');
    const others = [await logIn(chrome), await logIn(firefox)];
    const reply = await endOthers(first);
    expect([reply.statusCode, reply.json()]).toEqual([200, { message: 'All other sessions have ended.' }]);
    expect(await Promise.all([first, bob, ...others].map(isOpen))).toEqual([true, true, false, false]);
  });
});
