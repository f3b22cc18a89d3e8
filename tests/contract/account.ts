import { describe, expect, it } from 'vitest';
import {
  checkResetPassword,
  confirmResetPassword,
  login,
  register,
  resetPassword,
  session,
  type Session,
} from '../../contract/account.ts';
import { commonRefusals } from '../../contract/errors.ts';
import { retrieveAllExams } from '../../contract/exams.ts';
import { bodyOf, call, email, password, refusal, signUp, type Subject } from './subject.ts';

const { invalidRequest } = commonRefusals;

/** Passwords that must not become one, each with its message. */
const wrongPasswords = [
  ['', 'Password is required'],
  ['short 1', 'Password must be at least 8 characters'],
  ['1'.repeat(129), 'Password must be at most 128 characters'],
  ['12345678', 'Password must contain at least one letter'],
  ['no numbers', 'Password must contain at least one number'],
] as const;

/** The contract of the account calls, for the server and the mocks. No one has an account. */
export function accountContract(subject: Subject): void {
  const texts = (error: string) => ({ ...invalidRequest, error });
  const use = (as: Pick<Session, 'accessToken'>) => call(subject, retrieveAllExams, { as });
  const logIn = (body: unknown) => call(subject, login, { body });

  describe('register', () => {
    it('opens an account and a session of it', async () => {
      const opened = await signUp(subject, 'Ann@Example.org');
      expect(opened).toMatchObject({ email: 'ann@example.org', userName: 'ann' });
      expect((await use(opened)).status).toBe(200);
    });

    it('gives every account an id of its own', async () => {
      const [ann, bob] = [await signUp(subject), await signUp(subject, 'bob@example.org')];
      expect(ann.userId).not.toBe(bob.userId);
    });

    it.each([email, 'ANN@Example.org'])('opens no second account for %s', async (again) => {
      await signUp(subject);
      await refusal(
        await call(subject, register, { body: { email: again, password: 'other horse 2' } }),
        register.refusals.emailTaken,
      );
      expect((await logIn({ email, password })).status).toBe(200);
    });

    it.each([
      ['', 'Email is required'],
      ['ann', 'Invalid email format'],
      ['ann@example', 'Invalid email format'],
      ['ann lee@example.org', 'Invalid email format'],
      [`${'a'.repeat(243)}@example.org`, 'Invalid email format'],
    ])('refuses the email %j', async (given, error) => {
      await refusal(await call(subject, register, { body: { email: given, password } }), texts(error));
    });

    it.each(wrongPasswords)('refuses the password %j', async (given, error) => {
      await refusal(await call(subject, register, { body: { email, password: given } }), texts(error));
    });

    it.each(['password1', 'PassWord1'])('refuses the common password %s', async (given) => {
      const body = { email, password: given };
      await refusal(await call(subject, register, { body }), register.refusals.commonPassword);
    });

    it.each([null, [], 'text', {}, { email }, { email: 1, password }, { email, password: { length: 8 } }])(
      'refuses the body %j',
      async (body) => {
        await refusal(await call(subject, register, { body }), invalidRequest);
      },
    );
  });

  describe('login', () => {
    it.each([email, 'ANN@example.ORG', ` ${email} `])('opens another session for %j', async (given) => {
      const { userId, refreshToken: first } = await signUp(subject);
      const opened = await bodyOf(await logIn({ email: given, password }), session);
      expect(opened).toMatchObject({ email, userName: 'ann', userId });
      expect(opened.refreshToken).not.toBe(first);
      expect((await use(opened)).status).toBe(200);
    });

    it.each([
      ['another password', { email, password: 'wrong horse 2' }],
      ['the password in another case', { email, password: password.toUpperCase() }],
      ['an unknown email', { email: 'bob@example.org', password }],
    ])('refuses %s', async (_, body) => {
      await signUp(subject);
      await refusal(await logIn(body), login.refusals.wrongCredentials);
    });

    it.each([
      [{ email: '', password }, 'Email is required'],
      [{ email, password: '' }, 'Password is required'],
      [{ email }, invalidRequest.error],
    ])('refuses %j', async (body, error) => {
      await refusal(await logIn(body), texts(error));
    });
  });

  describe('resetPassword', () => {
    it('responds the same whether or not there is an account', async () => {
      await signUp(subject);
      const ask = async (given: string) =>
        bodyOf(await call(subject, resetPassword, { body: { email: given } }), resetPassword.response);
      expect(await ask('bob@example.org')).toEqual(await ask(email));
    });

    it('asks for an address', async () => {
      await refusal(await call(subject, resetPassword, { body: { email: '' } }), texts('Email is required!'));
    });
  });

  describe('checkResetPassword', () => {
    it('knows no token that no one was sent', async () => {
      await refusal(
        await call(subject, checkResetPassword, { body: { token: 'none' } }),
        checkResetPassword.refusals.linkUsedOrExpired,
      );
    });

    it.each([{}, { token: '' }, { token: 'x'.repeat(201) }, { token: ['none'] }])('refuses %j', async (body) => {
      await refusal(await call(subject, checkResetPassword, { body }), invalidRequest);
    });
  });

  describe('confirmResetPassword', () => {
    it('takes no token that no one was sent', async () => {
      await refusal(
        await call(subject, confirmResetPassword, { body: { token: 'none', password } }),
        confirmResetPassword.refusals.linkUsedOrExpired,
      );
    });

    it.each(wrongPasswords)('refuses the password %j', async (given, error) => {
      const body = { token: 'none', password: given };
      await refusal(await call(subject, confirmResetPassword, { body }), texts(error));
    });
  });
}
