import { beforeEach, describe, expect, it } from 'vitest';
import { login, register, session, type Session } from '../../contract/account.ts';
import { changeEmail, changePassword, confirmEmail } from '../../contract/credentials.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { commonRefusals } from '../../contract/errors.ts';
import { retrieveAllExams } from '../../contract/exams.ts';
import { deleteAccount, exportData, keptAfterDeletion } from '../../contract/personalData.ts';
import { message } from '../../contract/scalars.ts';
import { endOtherSessions, endSession, retrieveSessions } from '../../contract/sessions.ts';
import { bodyOf, call, email, password, refusal, signUp, type Subject } from './subject.ts';

const { invalidRequest, loginRequired, notYours, tokenInvalid } = commonRefusals;
const newPassword = 'another horse 2';

/** The contract of what people see and change of their own accounts, for the server and the mocks. */
export function settingsContract(subject: Subject): void {
  let ann: Session;
  beforeEach(async () => {
    ann = await signUp(subject);
  });

  const post = (endpoint: Endpoint, body: object, as: Session | undefined = ann) =>
    call(subject, endpoint, { body: { userId: ann.userId, ...body }, as });
  const get = (endpoint: Endpoint, as: Session | undefined = ann) =>
    call(subject, endpoint, { query: { userId: ann.userId }, as });
  const logIn = (given: string) => call(subject, login, { body: { email, password: given } });
  const another = async () => bodyOf(await logIn(password), session);
  const isOpen = async (as: Session) => (await call(subject, retrieveAllExams, { as })).status === 200;
  const sessions = async () => (await bodyOf(await get(retrieveSessions), retrieveSessions.response)).sessions;

  describe.each<[string, (as?: Session) => Promise<Response>]>([
    ['retrieveSessions', (as) => get(retrieveSessions, as)],
    ['exportData', (as) => get(exportData, as)],
    ['endSession', (as) => post(endSession, { sessionId: 'none' }, as)],
    ['endOtherSessions', (as) => post(endOtherSessions, {}, as)],
    ['changePassword', (as) => post(changePassword, { password, newPassword }, as)],
    ['changeEmail', (as) => post(changeEmail, { password, email: 'new@example.org' }, as)],
    ['deleteAccount', (as) => post(deleteAccount, { password }, as)],
  ])('%s', (_, make) => {
    it('is for the user alone', async () => {
      const bob = await signUp(subject, 'bob@example.org');
      await refusal(await make(bob), notYours);
      await refusal(await make({ ...ann, accessToken: 'none' }), tokenInvalid);
      expect(await isOpen(ann)).toBe(true);
    });
  });

  it.each([
    [changePassword, { password, newPassword }],
    [changeEmail, { password, email: 'new@example.org' }],
    [deleteAccount, { password }],
    [endSession, { sessionId: 'none' }],
    [endOtherSessions, {}],
  ])('asks a visitor to log in: $path', async (endpoint, body) => {
    await refusal(await call(subject, endpoint, { body: { userId: ann.userId, ...body } }), loginRequired);
  });

  it.each([changePassword, changeEmail, deleteAccount])('asks for the current password: $path', async (endpoint) => {
    const body = { password: 'wrong horse 9', newPassword, email: 'new@example.org' };
    await refusal(await post(endpoint, body), endpoint.refusals.wrongPassword);
    await refusal(await post(endpoint, { ...body, password: '' }), {
      ...invalidRequest,
      error: 'Password is required',
    });
    expect((await logIn(password)).status).toBe(200);
  });

  describe('sessions', () => {
    it('are listed, the current one first', async () => {
      await another();
      expect((await sessions()).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    });

    it('end one by one', async () => {
      const other = await another();
      const [, onShow] = await sessions();
      await bodyOf(await post(endSession, { sessionId: onShow?.id }), message);
      expect([await isOpen(ann), await isOpen(other)]).toEqual([true, false]);
      expect(await sessions()).toHaveLength(1);
    });

    it('end all but the current one', async () => {
      const others = [await another(), await another()];
      await bodyOf(await post(endOtherSessions, {}), message);
      expect(await Promise.all([ann, ...others].map(isOpen))).toEqual([true, false, false]);
    });
  });

  describe('the password', () => {
    it('is changed, and other sessions end', async () => {
      const other = await another();
      await bodyOf(await post(changePassword, { password, newPassword }), message);
      expect([await isOpen(ann), await isOpen(other)]).toEqual([true, false]);
      expect([(await logIn(password)).status, (await logIn(newPassword)).status]).toEqual([401, 200]);
    });

    it.each([
      ['short 1', { ...invalidRequest, error: 'Password must be at least 8 characters' }],
      ['password1', changePassword.refusals.commonPassword],
    ])('is not changed to %s', async (given, expected) => {
      await refusal(await post(changePassword, { password, newPassword: given }), expected);
    });
  });

  describe('the email', () => {
    it('does not change before the link is opened, and takes the same words for any address', async () => {
      await signUp(subject, 'bob@example.org');
      const ask = async (given: string) => bodyOf(await post(changeEmail, { password, email: given }), message);
      expect(await ask('bob@example.org')).toEqual(await ask('new@example.org'));
      expect((await logIn(password)).status).toBe(200);
    });

    it('does not change to itself, nor to what is none', async () => {
      await refusal(await post(changeEmail, { password, email: 'Ann@example.org' }), changeEmail.refusals.sameEmail);
      const error = 'Invalid email format';
      await refusal(await post(changeEmail, { password, email: 'ann' }), { ...invalidRequest, error });
    });

    it('is not confirmed by a token that no one was sent', async () => {
      const { linkUsedOrExpired } = confirmEmail.refusals;
      await refusal(await call(subject, confirmEmail, { body: { token: 'none' } }), linkUsedOrExpired);
    });
  });

  describe('the data', () => {
    it('can be downloaded', async () => {
      const data = await bodyOf(await get(exportData), exportData.response);
      expect(data.account).toMatchObject({ userId: ann.userId, email });
    });

    it('go with the account, whose email is free again', async () => {
      const deleted = await bodyOf(await post(deleteAccount, { password }), deleteAccount.response);
      expect(deleted.kept).toEqual(keptAfterDeletion);
      await refusal(await get(retrieveSessions), tokenInvalid);
      expect((await logIn(password)).status).toBe(401);
      expect((await call(subject, register, { body: { email, password } })).status).toBe(200);
    });
  });
}
