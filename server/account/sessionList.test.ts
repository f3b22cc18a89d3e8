import { expect, it } from 'vitest';
import { session } from '../../contract/account.ts';
import { endOtherSessions, endSession, retrieveSessions } from '../../contract/sessions.ts';
import { password } from '../../tests/harness/accounts.ts';
import { accountsOf, annsEmail } from '../../tests/harness/accountsOf.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';

const MINUTE = 60_000;
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describeDialects('the list of sessions', (open) => {
  const site = accountsOf(open);

  const logIn = async (userAgent: string) =>
    session.parse((await site.logIn(password, annsEmail, { 'user-agent': userAgent })).json());
  const list = async (as = site.ann) =>
    retrieveSessions.response.parse((await site.read(retrieveSessions, as)).json()).sessions;
  const devices = async (as = site.ann) => (await list(as)).map(({ device }) => device);
  const end = (sessionId = '', as = site.ann) => site.own(endSession, { sessionId }, as);

  it('says of each when it was opened and used, on what, and which is this one', async () => {
    const openedAt = new Date(site.clock.now()).toISOString();
    site.clock.forward(MINUTE);
    const onWindows = await logIn(chrome);
    site.clock.forward(MINUTE);
    await site.refresh(site.ann);
    expect(await list(onWindows)).toEqual([
      {
        id: expect.any(String),
        device: 'Chrome on Windows',
        openedAt: new Date(site.clock.now() - MINUTE).toISOString(),
        usedAt: new Date(site.clock.now() - MINUTE).toISOString(),
        isCurrent: true,
      },
      {
        id: expect.any(String),
        device: 'Unknown device',
        openedAt,
        usedAt: new Date(site.clock.now()).toISOString(),
        isCurrent: false,
      },
    ]);
  });

  it('has neither those of others, nor those that have expired', async () => {
    await site.signUp('bob@example.org');
    site.clock.forward(180 * MINUTE);
    expect(await devices(await logIn(firefox))).toEqual(['Firefox on Linux']);
  });

  it('ends one, at once and for good, and no other', async () => {
    const lost = await logIn(chrome);
    const [, onShow] = await list();
    const reply = await end(onShow?.id);
    expect([reply.statusCode, reply.json()]).toEqual([200, { message: 'The session has ended.' }]);
    expect([await site.isOpen(site.ann), await site.isOpen(lost)]).toEqual([true, false]);
    expect((await site.refresh(lost)).statusCode).toBe(401);
    expect(await devices()).toEqual(['Unknown device']);
  });

  it('ends all others, and nothing of other users', async () => {
    const bob = await site.signUp('bob@example.org');
    const [first] = await list();
    await end(first?.id, bob);
    const others = [await logIn(chrome), await logIn(firefox)];
    const reply = await site.own(endOtherSessions);
    expect([reply.statusCode, reply.json()]).toEqual([200, { message: 'All other sessions have ended.' }]);
    expect(await Promise.all([site.ann, bob, ...others].map(site.isOpen))).toEqual([true, true, false, false]);
  });
});
