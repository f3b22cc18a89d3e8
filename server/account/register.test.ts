import { expect, it } from 'vitest';
import { register, session } from '../../contract/account.ts';
import { commonRefusals } from '../../contract/errors.ts';
import { expectRefused, password } from '../../tests/harness/accounts.ts';
import { accountsOf } from '../../tests/harness/accountsOf.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';

const { emailTaken } = register.refusals;

describeDialects('register', (open) => {
  const site = accountsOf(open);

  it('opens an account and its first session', async () => {
    const reply = await site.post(register, { email: 'Ann.Lee@Example.org', password });
    expect(reply.statusCode).toBe(200);
    const opened = session.parse(reply.json());
    expect(opened).toMatchObject({ userName: 'ann.lee', email: 'ann.lee@example.org' });
    expect(await site.isOpen(opened)).toBe(true);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('stores neither password nor refresh token', async () => {
    const [users, sessions] = [await site.rows('users'), await site.rows('sessions')];
    expect(users).toEqual([expect.objectContaining({ password_hash: expect.stringMatching(/^\$argon2id\$/) })]);
    expect(sessions).toEqual([expect.objectContaining({ refresh_hash: expect.stringMatching(/^[0-9a-f]{64}$/) })]);
    expect(JSON.stringify([users, sessions])).not.toContain(site.ann.refreshToken);
    expect(JSON.stringify([users, sessions])).not.toContain(password);
  });

  it.each(['ann@example.org', 'ANN@example.ORG'])('refuses an email that is taken, as %s', async (email) => {
    expectRefused(await site.post(register, { email, password }), emailTaken);
  });

  it('opens one account when several ask for one email at once', async () => {
    const calls = ['bob', 'Bob', 'bOB', 'BOB', 'bob', 'boB'].map((name) =>
      site.post(register, { email: `${name}@example.org`, password }),
    );
    const replies = await Promise.all(calls);
    const refused = replies.filter(({ statusCode }) => statusCode !== 200);
    expect(refused).toHaveLength(5);
    for (const reply of refused) expectRefused(reply, emailTaken);
    expect(await site.rows('users')).toHaveLength(2);
    expect(await site.rows('sessions')).toHaveLength(2);
  });

  it.each([
    [{ email: '', password }, 'Email is required'],
    [{ email: 'ann', password }, 'Invalid email format'],
    [{ email: 'ann@example.org', password: '' }, 'Password is required'],
    [{ email: 'ann@example.org', password: 'short 1' }, 'Password must be at least 8 characters'],
    [{ password }, 'The request is not valid.'],
  ])('refuses %j', async (body, error) => {
    expectRefused(await site.post(register, body), { ...commonRefusals.invalidRequest, error });
  });
});
