import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { Session } from '../../contract/account.ts';
import { addItemToCart, removeItemToCart } from '../../contract/cart.ts';
import type { Refusal } from '../../contract/endpoint.ts';
import { retrieveAllExams } from '../../contract/exams.ts';
import { buyCourses, executePayment, retrieveOrders } from '../../contract/payments.ts';
import type { ExamFile } from '../../server/content/examFile.ts';
import { bearer, post, signUp } from './accounts.ts';
import { examFileWith, questionFiles } from './content.ts';

/** Exams at several prices; one costs nothing. */
export const pricedExams: readonly ExamFile[] = [
  examFileWith({ questions: questionFiles(25) }),
  examFileWith({ slug: 'appBuilder', name: 'Platform App Builder', position: 2, price: '29.50' }),
  examFileWith({ slug: 'serviceCloud', name: 'Service Cloud Consultant', position: 3, price: '0.10' }),
  examFileWith({ slug: 'developer1', name: 'Platform Developer I', position: 4, price: '0.00' }),
];

/** The same exams with one of them changed. */
export function pricedExamsWith(slug: string, changes: Partial<ExamFile>): ExamFile[] {
  return pricedExams.map((exam) => (exam.slug === slug ? { ...exam, ...changes } : exam));
}

/** A user who buys exams; every call returns the plain response. */
export type Shopper = ReturnType<typeof shopperOf>;

/** Opens an account to shop with. */
export async function shopper(app: FastifyInstance, email = 'ann@example.org'): Promise<Shopper> {
  return shopperOf(app, await signUp(app, email));
}

/** Shops in a session that is open. */
export function shopperOf(app: FastifyInstance, session: Session) {
  const { userId } = session;
  const headers = bearer(session);
  const call = (endpoint: { readonly path: `/${string}` }, body: object) =>
    post(app, endpoint, { userId, ...body }, headers);
  const get = (path: string) => app.inject({ url: `/api/exam/${path}`, headers });

  const add = (examId: string) => call(addItemToCart, { examId });
  const buy = (total?: string, click?: { examIds?: string[]; isNewTry?: boolean }) =>
    call(buyCourses, { total, ...click });
  const exams = async () => retrieveAllExams.response.parse((await get(`retrieveAllExams/?user_id=${userId}`)).json());
  return {
    userId,
    add,
    remove: (examId: string) => call(removeItemToCart, { examId }),
    buy,
    execute: (paymentId: string) => call(executePayment, { paymentId, payerId: 'payer' }),
    exams,
    /** Ids of the exams that are bought and not free. */
    bought: async () => (await exams()).filter(({ bought, price }) => bought && Number(price) > 0).map(({ id }) => id),
    /** Ids of the exams in the cart. */
    cart: async () => (await exams()).filter(({ in_cart }) => in_cart).map(({ id }) => id),
    /** What was paid, or waits to be confirmed. */
    orders: async () => retrieveOrders.response.parse((await get(`retrieveOrders/?userId=${userId}`)).json()).orders,
    /** How many questions of an exam are open. */
    questions: async (slug: string): Promise<number> => (await get(`${slug}/`)).json().questions.length,
    /** Fills the cart, orders what is in it and returns the payment's id. */
    order: async (...examIds: string[]) => {
      for (const examId of examIds) expect((await add(examId)).statusCode).toBe(200);
      return paymentIdIn(await buy());
    },
  };
}

/** Decides on a payment on the wallet's page. */
export const chooseAtWallet = (app: FastifyInstance, token: string, choice: string): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: `/api/payments/wallet?token=${token}`,
    payload: `choice=${choice}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

/** The id of the payment that a click on the buy button has opened. */
export function paymentIdIn(reply: LightMyRequestResponse): string {
  const { approval_url } = buyCourses.response.parse(reply.json());
  return new URL(approval_url).searchParams.get('token') ?? '';
}

/** The status of a response, and its message, or its error and code. */
export function outcomeOf(reply: LightMyRequestResponse): readonly (string | number)[] {
  const { message, error, code } = reply.json();
  return [reply.statusCode, ...(message === undefined ? [error, code] : [message])];
}

/** What `outcomeOf` returns for a refusal of the contract. */
export const refused = ({ status, error, code }: Refusal): readonly (string | number)[] => [status, error, code];
