import type { FastifyInstance } from 'fastify';
import { decodeJwt } from 'jose';
import type { Session } from '../../contract/account.ts';
import { confirmResetPassword, login, resetPassword } from '../../contract/account.ts';
import { saveExamAttempt } from '../../contract/attempts.ts';
import { changeEmail, confirmEmail } from '../../contract/credentials.ts';
import { logout, refreshToken } from '../../contract/session.ts';
import type { Database } from '../../server/db/schema.ts';
import { emailTokenOf, resetTokenOf } from '../../server/secrets/signatures.ts';
import { bearer, password, post, signUp, type TestClock, testClock } from '../harness/accounts.ts';
import { fill, testApp, testSecret } from '../harness/app.ts';
import { cheapPasswords } from '../harness/cheapPasswords.ts';
import { noLimits } from '../harness/noLimits.ts';
import { pricedExams, shopperOf } from '../harness/shop.ts';
import { makePayments, type Payments } from './payments.ts';

const HOUR = 60 * 60 * 1000;

/** The id of an attempt that Ann has saved. */
export const savedAttempt = '9f2c7a0e-5b1d-4c3f-8a6e-0d9b8c7a6f5e';

/** Who and what attacks can be made with: a site that has been used for a while, and its application. */
export interface Cast {
  readonly app: FastifyInstance;
  readonly clock: TestClock;
  /** The target of the attacks. */
  readonly ann: Session;
  /** The attacker, who has an account. */
  readonly bob: Session;
  /** Sessions of others that have ended, each in another way. */
  readonly ended: { readonly expired: Session; readonly loggedOut: Session; readonly byPassword: Session };
  /** Tokens of reset links: Ann's, which is valid, and others that are not. */
  readonly links: {
    readonly good: string;
    readonly expired: string;
    readonly used: string;
    readonly replaced: string;
  };
  /** Tokens of links to change an email: Bob's, which is valid, and one that was used. */
  readonly emailLinks: { readonly good: string; readonly used: string };
  /** The id of Ann's session. */
  readonly annsSession: string;
  /** What was ordered, by the ids of its payments. Ann has the exam `administrator` in her cart. */
  readonly payments: Payments;
}

/** Fills an empty database and sets everything up on it. Passwords cost little, and nothing is limited. */
export async function newCast(db: Database): Promise<Cast> {
  await fill(db, pricedExams);
  const clock = testClock();
  const app = await testApp(db, { limits: noLimits, passwords: cheapPasswords(), now: clock.now });

  async function linkFor(email: string): Promise<string> {
    const ids = async () => (await db.selectFrom('password_resets').select('id').execute()).map(({ id }) => id);
    const before = await ids();
    await post(app, resetPassword, { email });
    const [made = ''] = (await ids()).filter((id) => !before.includes(id));
    return resetTokenOf(testSecret, made);
  }

  async function emailLinkFor(user: Session, email: string): Promise<string> {
    await post(app, changeEmail, { userId: user.userId, email, password }, bearer(user));
    const { id } = await db
      .selectFrom('email_changes')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return emailTokenOf(testSecret, id);
  }

  const expired = await signUp(app, 'eve@example.org');
  const expiredLink = await linkFor('eve@example.org');
  const expiredPayment = await shopperOf(app, expired).order('administrator');
  clock.forward(4 * HOUR);

  const byPassword = await signUp(app, 'dan@example.org');
  const [replaced, used] = [await linkFor('dan@example.org'), await linkFor('dan@example.org')];
  await post(app, confirmResetPassword, { token: used, password });

  const loggedOut = await signUp(app, 'cid@example.org');
  await post(app, logout, { refreshToken: loggedOut.refreshToken });
  // The first time that it comes after logout every session of its user ends: that can't be tested twice.
  await post(app, refreshToken, { refreshToken: loggedOut.refreshToken });

  const [ann, bob] = [await signUp(app), await signUp(app, 'bob@example.org')];
  await post(app, login, { email: 'ann@example.org', password });
  const attempt = { userId: ann.userId, examId: 'administrator', scorePercent: 40, attemptId: savedAttempt };
  await post(app, saveExamAttempt, attempt, bearer(ann));
  const good = await linkFor('ann@example.org');
  const emailLinks = { used: await emailLinkFor(bob, 'bobby@example.org'), good: '' };
  await post(app, confirmEmail, { token: emailLinks.used });
  emailLinks.good = await emailLinkFor(bob, 'robert@example.org');
  const annsSession = String(decodeJwt(ann.accessToken)['sid']);
  const payments = await makePayments(app, db, { ann: shopperOf(app, ann), bob: shopperOf(app, bob) });

  return {
    app,
    clock,
    ann,
    bob,
    ended: { expired, loggedOut, byPassword },
    emailLinks,
    annsSession,
    links: { good, expired: expiredLink, used, replaced },
    payments: { ...payments, expired: expiredPayment },
  };
}
