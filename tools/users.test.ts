import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { login, type Session } from '../contract/account.ts';
import { refreshToken } from '../contract/session.ts';
import { bearer, password, post, signUp } from '../tests/harness/accounts.ts';
import { fill, testApp } from '../tests/harness/app.ts';
import { describeDialects } from '../tests/harness/dialects.ts';
import { commandOn } from './db/testing/runCommand.ts';

const opened = Date.UTC(2026, 10, 21, 8, 5);

describeDialects('npm run users', (open) => {
  let app: FastifyInstance;
  let ann: Session;
  let bob: Session;

  const run = commandOn(open, 'users', async (db) => {
    await fill(db);
    app = await testApp(db);
    ann = await signUp(app, 'ann_lee@example.org');
    bob = await signUp(app, 'bob@example.org');
    await db.updateTable('users').set({ created_at: opened }).execute();
  });

  const statusOf = async (session: Session) => {
    const url = `/api/exam/retrieveUserDetails/?userId=${session.userId}`;
    return (await app.inject({ url, headers: bearer(session) })).statusCode;
  };
  const logIn = (email: string, typed = password) => post(app, login, { email, password: typed });
  const refresh = (session: Session) => post(app, refreshToken, { refreshToken: session.refreshToken });

  it('finds users by a part of their email or by their id', async () => {
    const lineOf = ({ userId, email }: Session) => `2026-11-21 08:05  ${userId}  ${email}  1 session\n`;
    expect(await run('find', ' Example.ORG')).toEqual({ code: 0, stdout: lineOf(ann) + lineOf(bob), stderr: '' });
    for (const text of ['n_l', ann.userId]) expect((await run('find', text)).stdout).toBe(lineOf(ann));
    // A sign of LIKE is a sign like any other.
    expect((await run('find', 'b_b')).stdout).toBe('There are no such users.\n');
  });

  it('locks a user, whose login is refused like a wrong password, until they are unlocked', async () => {
    const wrong = await logIn(ann.email, 'not this 1');
    const locked = { code: 0, stdout: 'ann_lee@example.org is locked, and every session has ended.\n', stderr: '' };
    expect(await run('lock', ann.userId)).toEqual(locked);
    expect([await statusOf(ann), (await refresh(ann)).statusCode]).toEqual([401, 401]);
    const refused = await logIn(ann.email);
    expect([refused.statusCode, refused.body]).toEqual([wrong.statusCode, wrong.body]);
    expect((await logIn(bob.email)).statusCode).toBe(200);
    expect((await run('find', ann.userId)).stdout).toMatch(/ {2}0 sessions {2}locked \d{4}-\d\d-\d\d \d\d:\d\d\n$/);

    const stdout = 'ann_lee@example.org can log in again.\n';
    expect(await run('unlock', ann.email)).toEqual({ code: 0, stdout, stderr: '' });
    expect((await logIn(ann.email)).statusCode).toBe(200);
  });

  it('deletes a user, as they could do themselves', async () => {
    const stdout = 'The account of ann_lee@example.org was deleted; its paid orders stay.\n';
    expect(await run('delete', ann.email)).toEqual({ code: 0, stdout, stderr: '' });
    expect([await statusOf(ann), (await logIn(ann.email)).statusCode]).toEqual([401, 401]);
    expect((await run('find', ann.userId)).stdout).toBe('There are no such users.\n');
    expect([await statusOf(bob), (await logIn(bob.email)).statusCode]).toEqual([200, 200]);
    const stderr = 'There is no user with the email or id ann_lee@example.org.\n';
    expect(await run('delete', ann.email)).toEqual({ code: 1, stdout: '', stderr });
  });
});
