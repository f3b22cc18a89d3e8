import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { register, session } from '../../contract/account.ts';
import { retrieveAllExams } from '../../contract/exams.ts';
import type { Database } from '../db/schema.ts';
import { bearer, password, post, signUp } from '../../tests/harness/accounts.ts';
import { fill, testApp } from '../../tests/harness/app.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';

const taken = [409, { error: 'There is already an account with this email.' }];

describeDialects('register', (open) => {
  let db: Database;
  let app: FastifyInstance;

  beforeEach(async () => {
    ({ db } = await open());
    await fill(db);
    app = await testApp(db);
  });

  it('opens an account and its first session', async () => {
    const reply = await post(app, register, { email: 'Ann.Lee@Example.org', password });
    expect(reply.statusCode).toBe(200);
    const opened = session.parse(reply.json());
    expect(opened).toMatchObject({ userName: 'ann.lee', email: 'ann.lee@example.org' });
    const url = `/api${retrieveAllExams.path}?user_id=${opened.userId}`;
    expect((await app.inject({ url, headers: bearer(opened) })).statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('stores neither password nor refresh token', async () => {
    const { refreshToken } = await signUp(app);
    const users = await db.selectFrom('users').selectAll().execute();
    const sessions = await db.selectFrom('sessions').selectAll().execute();
    expect(users).toEqual([expect.objectContaining({ password_hash: expect.stringMatching(/^\$argon2id\$/) })]);
    expect(sessions).toEqual([expect.objectContaining({ refresh_hash: expect.stringMatching(/^[0-9a-f]{64}$/) })]);
    expect(JSON.stringify([users, sessions])).not.toContain(refreshToken);
    expect(JSON.stringify([users, sessions])).not.toContain(password);
  });

  it.each(['ann@example.org', 'ANN@example.ORG'])('refuses an email that is taken, as %s', async (email) => {
    await signUp(app, 'Ann@Example.org');
    const reply = await post(app, register, { email, password });
    expect([reply.statusCode, reply.json()]).toEqual(taken);
  });

  it('opens one account when several ask for one email at once', async () => {
    const calls = ['ann', 'Ann', 'aNN', 'ANN', 'ann', 'anN'].map((name) =>
      post(app, register, { email: `${name}@example.org`, password }),
    );
    const replies = await Promise.all(calls);
    const refused = replies.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map((reply) => [reply.statusCode, reply.json()])).toEqual(Array(5).fill(taken));
    expect(await db.selectFrom('users').selectAll().execute()).toHaveLength(1);
    expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
  });

  it.each([
    [{ email: '', password }, 'Email is required'],
    [{ email: 'ann', password }, 'Invalid email format'],
    [{ email: `${'a'.repeat(251)}@x.y`, password }, 'Invalid email format'],
    [{ email: 'ann@example.org', password: '' }, 'Password is required'],
    [{ email: 'ann@example.org', password: 'short 1' }, 'Password must be at least 8 characters'],
    [{ email: 'ann@example.org', password: '12345678' }, 'Password must contain at least one letter'],
    [{ email: 'ann@example.org', password: 'abcdefgh' }, 'Password must contain at least one number'],
    [{ email: 'ann@example.org', password: `1${'a'.repeat(128)}` }, 'Password must be at most 128 characters'],
    [{ password }, 'The request is not valid.'],
  ])('refuses %j', async (body, error) => {
    const reply = await post(app, register, body);
    expect([reply.statusCode, reply.json()]).toEqual([400, { error }]);
  });
});
