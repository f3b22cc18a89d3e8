import { beforeEach, expect, it } from 'vitest';
import { type Session } from '../../contract/account.ts';
import { retrieveAllExams } from '../../contract/exams.ts';
import { logout, refreshToken } from '../../contract/session.ts';
import { bearer, expectRefused } from '../../tests/harness/accounts.ts';
import { accountsOf } from '../../tests/harness/accountsOf.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const { refreshRefused } = refreshToken.refusals;
const invalid = [401, { error: 'Token is invalid', code: 'tokenInvalid' }];

describeDialects('a session', (open) => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => lines.push(line) };
  const site = accountsOf(open, { config: { logLevel: 'warn' }, logStream });
  beforeEach(() => void lines.splice(0));

  const logOut = (session: Session) => site.post(logout, { refreshToken: session.refreshToken });
  const logIn = async () => (await site.logIn()).json<Session>();

  /** The status of a call with an access token; 200 where it is valid. */
  async function use(session: Pick<Session, 'accessToken'>) {
    const reply = await site.app.inject({ url: `/api${retrieveAllExams.path}`, headers: bearer(session) });
    return reply.statusCode === 200 ? 200 : [reply.statusCode, reply.json()];
  }

  it('lasts three hours after each refresh, with the same refresh token', async () => {
    for (let refreshed = 0; refreshed < 3; refreshed += 1) {
      site.clock.forward(3 * HOUR - 1);
      const reply = await site.refresh(site.ann);
      expect(reply.statusCode).toBe(200);
      expect(Object.keys(reply.json())).toEqual(['accessToken']);
      expect(await use(reply.json())).toBe(200);
    }
    site.clock.forward(3 * HOUR);
    const late = await site.refresh(site.ann);
    expectRefused(late, refreshRefused);
    expect(lines).toEqual([]);
  });

  it('ends for good after 30 days, however often it is refreshed', async () => {
    await site.db
      .updateTable('sessions')
      .set({ created_at: site.clock.now() - 30 * DAY + HOUR })
      .execute();
    const latest = (await site.refresh(site.ann)).json<{ accessToken: string }>();
    site.clock.forward(HOUR - 1);
    expect((await site.refresh(site.ann)).statusCode).toBe(200);
    site.clock.forward(1);
    expect(await use(latest)).not.toBe(200);
    expectRefused(await site.refresh(site.ann), refreshRefused);
    expect(lines).toEqual([]);
  });

  it('ends at once with logout, and no other does', async () => {
    const second = await logIn();
    const reply = await logOut(site.ann);
    expect([reply.statusCode, reply.json()]).toEqual([200, { message: 'You are logged out.' }]);
    expect(await use(site.ann)).toEqual(invalid);
    expect(await use(second)).toBe(200);
    expect((await site.refresh(second)).statusCode).toBe(200);
  });

  it('ends with all others of its user when a refresh token is used after logout', async () => {
    const stranger = await site.signUp('bob@example.org');
    const second = await logIn();
    await logOut(site.ann);
    const reply = await site.refresh(site.ann);
    expectRefused(reply, refreshRefused);
    expect(await use(second)).toEqual(invalid);
    expect((await site.refresh(second)).statusCode).toBe(401);
    expect(await use(stranger)).toBe(200);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 40, userId: site.ann.userId, msg: expect.stringContaining('after logout') }),
    ]);
  });
});
