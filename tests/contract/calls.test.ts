import { expect, it } from 'vitest';
import * as account from '../../contract/account.ts';
import { deleteAttempt, retrieveAttempt, saveExamAttempt } from '../../contract/attempts.ts';
import * as cart from '../../contract/cart.ts';
import * as credentials from '../../contract/credentials.ts';
import type { Endpoint, RequestOf, ResponseOf } from '../../contract/endpoint.ts';
import { fillPath } from '../../contract/endpoint.ts';
import * as examDates from '../../contract/examDates.ts';
import * as exams from '../../contract/exams.ts';
import * as health from '../../contract/health.ts';
import * as learning from '../../contract/learning.ts';
import * as openId from '../../contract/openId.ts';
import * as passkeys from '../../contract/passkeys.ts';
import * as payments from '../../contract/payments.ts';
import { deleteAccount, exportData } from '../../contract/personalData.ts';
import { retrieveUserDetails } from '../../contract/profile.ts';
import * as reports from '../../contract/reports.ts';
import * as session from '../../contract/session.ts';
import * as sessions from '../../contract/sessions.ts';
import { emailTokenOf, resetTokenOf } from '../../server/secrets/signatures.ts';
import { allEndpoints } from '../attacks/allEndpoints.ts';
import { bearer, password } from '../harness/accounts.ts';
import { fill, testApp, testSecret } from '../harness/app.ts';
import { softwareAuthenticator } from '../harness/authenticator.ts';
import { describeDialects } from '../harness/dialects.ts';
import { pricedExams } from '../harness/shop.ts';

describeDialects('the server, called over HTTP from sign-up to the end of an account,', (open) => {
  it('responds to every call as the contract says', async () => {
    const { db } = await open();
    await fill(db, pricedExams);
    await using app = await testApp(db);
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const made = new Set<string>();
    let headers = {};

    /** Makes a call; its response has what the contract names, and nothing else. */
    async function call<const E extends Endpoint>(
      endpoint: E,
      { params, query, body }: Partial<Record<'params' | 'query' | 'body', unknown>> & RequestOf<E>,
    ): Promise<ResponseOf<E>> {
      made.add(endpoint.path);
      const search = new URLSearchParams(Object.entries(query ?? {})).toString();
      const path = fillPath(endpoint.path, Object.fromEntries(Object.entries(params ?? {})));
      const reply = await fetch(`${origin}/api${path}${search && `?${search}`}`, {
        method: endpoint.method,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const json: unknown = await reply.json();
      expect([endpoint.path, reply.status, json]).toEqual([endpoint.path, 200, expect.anything()]);
      const parsed = endpoint.response.parse(json);
      expect(json).toEqual(parsed);
      return parsed as ResponseOf<E>; // what its own schema gives
    }
    const idIn = async (table: 'password_resets' | 'email_changes') =>
      (await db.selectFrom(table).select('id').executeTakeFirstOrThrow()).id;

    await call(health.health, {});
    await call(health.ready, {});
    const email = 'ann@example.org';
    await call(account.register, { body: { email, password } });
    await call(account.resetPassword, { body: { email } });
    const token = resetTokenOf(testSecret, await idIn('password_resets'));
    await call(account.checkResetPassword, { body: { token } });
    await call(account.confirmResetPassword, { body: { token, password } });
    const ended = await call(account.login, { body: { email, password } });
    await call(session.logout, { body: { refreshToken: ended.refreshToken } });
    const { userId, refreshToken } = await call(account.login, { body: { email, password } });
    headers = bearer(await call(session.refreshToken, { body: { refreshToken } }));

    const administrator = { userId, examId: 'administrator' };
    const question = { ...administrator, questionId: 'adm-1' };
    const quiz = await call(exams.retrieveQuiz, { params: { developerType: 'administrator' } });
    const asked = quiz.questions.map(({ id, version }) => ({ id, version, seconds: 1 }));
    const attemptId = '9f2c7a0e-5b1d-4c3f-8a6e-0d9b8c7a6f5e';
    await call(saveExamAttempt, { body: { ...administrator, scorePercent: 0, attemptId, asked, picks: {} } });
    await call(retrieveAttempt, { query: { userId, attemptId } });
    await call(retrieveUserDetails, { query: { userId } });
    await call(learning.bookmarkQuestion, { body: { ...question, bookmarked: true } });
    await call(learning.saveNote, { body: { ...question, text: 'A note.' } });
    await call(learning.retrieveLearnerQuestions, { query: { userId } });
    await call(learning.retrieveSectionHistory, { query: administrator });
    await call(deleteAttempt, { body: { userId, attemptId } });
    await call(examDates.saveExamDate, { body: { ...administrator, date: '2999-01-01' } });
    await call(examDates.retrieveExamDates, { query: { userId } });
    await call(reports.reportQuestion, { body: { ...question, version: 1, reason: 'typo', text: '' } });
    await call(reports.retrieveReports, { query: { userId } });

    await call(cart.addItemToCart, { body: administrator });
    await call(cart.addItemToCart, { body: { userId, examId: 'appBuilder' } });
    await call(cart.removeItemToCart, { body: { userId, examId: 'appBuilder' } });
    const { approval_url } = await call(payments.buyCourses, { body: { userId, total: '49.00' } });
    const back = await approve(approval_url);
    await call(payments.executePayment, {
      body: { userId, paymentId: back.get('paymentId') ?? '', payerId: back.get('PayerID') ?? '' },
    });
    await call(payments.retrieveOrders, { query: { userId } });
    const listed = await call(exams.retrieveAllExams, { query: { user_id: userId } });
    expect(listed.find(({ id }) => id === 'administrator')).toMatchObject({ bought: true, in_cart: false });

    const authenticator = softwareAuthenticator();
    const credential = authenticator.create(await call(passkeys.startPasskey, { body: { userId, password } }));
    await call(passkeys.addPasskey, { body: { userId, credential } });
    const challenge = await call(passkeys.startPasskeyLogin, { body: {} });
    await call(passkeys.logInWithPasskey, { body: { credential: authenticator.get(challenge) } });
    const [passkey] = (await call(passkeys.retrievePasskeys, { query: { userId } })).passkeys;
    await call(passkeys.removePasskey, { body: { userId, passkeyId: passkey?.id ?? '' } });

    const { sessions: opened } = await call(sessions.retrieveSessions, { query: { userId } });
    const other = opened.find(({ isCurrent }) => !isCurrent);
    await call(sessions.endSession, { body: { userId, sessionId: other?.id ?? '' } });
    await call(sessions.endOtherSessions, { body: { userId } });
    await call(openId.retrieveConnections, { query: { userId } });
    await call(openId.disconnectProvider, { body: { userId, provider: 'google' } });
    await call(credentials.changePassword, { body: { userId, password, newPassword: password } });
    await call(credentials.changeEmail, { body: { userId, password, email: 'new@example.org' } });
    await call(credentials.confirmEmail, { body: { token: emailTokenOf(testSecret, await idIn('email_changes')) } });
    await call(exportData, { query: { userId } });
    await call(deleteAccount, { body: { userId, password } });

    // Both need a provider, which tests of the server have.
    const left = (await allEndpoints()).map(({ endpoint }) => endpoint.path).filter((path) => !made.has(path));
    expect(new Set(left)).toEqual(new Set([openId.connectProvider.path, openId.finishLogin.path]));

    /** Approves a payment on the wallet's page; returns what the address of the way back says. */
    async function approve(url = ''): Promise<URLSearchParams> {
      const { pathname, search } = new URL(url);
      const body = new URLSearchParams({ choice: 'approve' });
      const approved = await redirectOf(pathname + search, { method: 'POST', body });
      return (await redirectOf(approved.pathname + approved.search)).searchParams;
    }
    async function redirectOf(path: string, init: RequestInit = {}): Promise<URL> {
      const reply = await fetch(origin + path, { ...init, redirect: 'manual' });
      return new URL(reply.headers.get('location') ?? '');
    }
  });
});
