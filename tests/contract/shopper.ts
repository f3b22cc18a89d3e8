import { expect } from 'vitest';
import type { Session } from '../../contract/account.ts';
import { addItemToCart, removeItemToCart } from '../../contract/cart.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { commonRefusals } from '../../contract/errors.ts';
import { type ExamQuiz, type ExamSummary, retrieveAllExams, retrieveQuiz } from '../../contract/exams.ts';
import { buyCourses, executePayment } from '../../contract/payments.ts';
import { bodyOf, call, refusal, signUp, type Subject } from './subject.ts';

/** The parameters of the return address of a payment. */
interface Payment {
  readonly paymentId: string;
  readonly payerId: string;
}

/** A buyer. Calls that may be refused return the plain response. */
export interface Shopper {
  readonly session: Session;
  readonly add: (examId: unknown) => Promise<Response>;
  readonly remove: (examId: unknown) => Promise<Response>;
  /** Orders what is in the cart; `total` is the sum that the buyer saw. */
  readonly buy: (total?: unknown, isNewTry?: unknown) => Promise<Response>;
  readonly execute: (payment: Payment) => Promise<Response>;
  readonly exams: () => Promise<ExamSummary[]>;
  /** Ids of the exams in the cart. */
  readonly cart: () => Promise<string[]>;
  /** Ids of the exams that were paid for. */
  readonly bought: () => Promise<string[]>;
  readonly quiz: () => Promise<ExamQuiz>;
  /** Adds exams to the cart, orders what is in it and returns the address to approve the payment. */
  readonly order: (...examIds: string[]) => Promise<string>;
  /** Approves a payment and comes back from it. */
  readonly approve: (approvalUrl: string) => Promise<Payment>;
}

/** Opens an account to shop with. */
export async function shopper(subject: Subject, email?: string): Promise<Shopper> {
  const session = await signUp(subject, email);
  const { userId } = session;
  const send = (endpoint: Endpoint, body: object) =>
    call(subject, endpoint, { body: { userId, ...body }, as: session });

  const add: Shopper['add'] = (examId) => send(addItemToCart, { examId });
  const buy: Shopper['buy'] = (total, isNewTry) => send(buyCourses, { total, isNewTry });
  const exams = async (): Promise<ExamSummary[]> =>
    bodyOf(
      await call(subject, retrieveAllExams, { query: { user_id: userId }, as: session }),
      retrieveAllExams.response,
    );
  return {
    session,
    add,
    remove: (examId) => send(removeItemToCart, { examId }),
    buy,
    execute: (payment) => send(executePayment, payment),
    exams,
    cart: async () => (await exams()).filter(({ in_cart }) => in_cart).map(({ id }) => id),
    bought: async () => (await exams()).filter(({ bought, price }) => bought && Number(price) > 0).map(({ id }) => id),
    quiz: async () =>
      bodyOf(
        await call(subject, retrieveQuiz, { params: { developerType: 'administrator' }, as: session }),
        retrieveQuiz.response,
      ),
    order: async (...examIds) => {
      for (const examId of examIds) await bodyOf(await add(examId), addItemToCart.response);
      const { approval_url } = await bodyOf(await buy(), buyCourses.response);
      return approval_url ?? '';
    },
    approve: async (approvalUrl) => {
      const { pathname, searchParams } = new URL(await subject.approve(approvalUrl));
      expect(pathname).toBe('/payment-success');
      return { paymentId: searchParams.get('paymentId') ?? '', payerId: searchParams.get('PayerID') ?? '' };
    },
  };
}

/** Expects that a call with this body is for a user alone. */
export async function expectOwn(
  subject: Subject,
  endpoint: Endpoint,
  { userId }: Session,
  body: object,
): Promise<void> {
  const bob = await signUp(subject, 'bob@example.org');
  const parts = { body: { userId, ...body } };
  await refusal(await call(subject, endpoint, parts), commonRefusals.loginRequired);
  await refusal(await call(subject, endpoint, { ...parts, as: bob }), commonRefusals.notYours);
  await refusal(await call(subject, endpoint, { ...parts, as: { accessToken: 'none' } }), commonRefusals.tokenInvalid);
}
