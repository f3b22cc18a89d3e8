import { describe, expect, it } from 'vitest';
import { login, session, type Session } from '../../contract/account.ts';
import { commonRefusals } from '../../contract/errors.ts';
import { retrieveAllExams } from '../../contract/exams.ts';
import { message } from '../../contract/scalars.ts';
import { logout, refreshToken } from '../../contract/session.ts';
import { bodyOf, call, email, password, refusal, signUp, type Subject } from './subject.ts';

const { invalidRequest, tokenInvalid } = commonRefusals;

/** The contract of sessions, for the server and the mocks. No one has an account. */
export function sessionContract(subject: Subject): void {
  const use = (as: Pick<Session, 'accessToken'>) => call(subject, retrieveAllExams, { as });
  const refresh = (given: string) => call(subject, refreshToken, { body: { refreshToken: given } });
  const logIn = async () => bodyOf(await call(subject, login, { body: { email, password } }), session);

  describe('refreshToken', () => {
    it('gives access tokens again and again', async () => {
      const opened = await signUp(subject);
      const first = await bodyOf(await refresh(opened.refreshToken), refreshToken.response);
      const second = await bodyOf(await refresh(opened.refreshToken), refreshToken.response);
      for (const given of [opened, first, second]) expect((await use(given)).status).toBe(200);
    });

    it('refuses a token that no one has', async () => {
      await refusal(await refresh('none'), refreshToken.refusals.refreshRefused);
    });

    it('asks for a token', async () => {
      await refusal(await refresh(''), invalidRequest);
    });
  });

  describe('logout', () => {
    const end = async ({ refreshToken: given }: Pick<Session, 'refreshToken'>) =>
      bodyOf(await call(subject, logout, { body: { refreshToken: given } }), message);

    it('ends a session at once', async () => {
      const opened = await signUp(subject);
      await end(opened);
      await refusal(await use(opened), tokenInvalid);
      await refusal(await refresh(opened.refreshToken), refreshToken.refusals.refreshRefused);
    });

    it('ends what a refresh has given, too', async () => {
      const opened = await signUp(subject);
      const refreshed = await bodyOf(await refresh(opened.refreshToken), refreshToken.response);
      await end(opened);
      await refusal(await use(refreshed), tokenInvalid);
    });

    it('leaves the other sessions alone', async () => {
      const opened = await signUp(subject);
      const other = await logIn();
      await end(opened);
      expect((await use(other)).status).toBe(200);
      expect((await refresh(other.refreshToken)).status).toBe(200);
    });

    it('responds the same the second time and for a token that no one has', async () => {
      const opened = await signUp(subject);
      const first = await end(opened);
      expect([await end(opened), await end({ refreshToken: 'none' })]).toEqual([first, first]);
    });
  });
}
