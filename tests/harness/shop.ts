import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { Session } from '../../contract/account.ts';
import { addItemToCart, removeItemToCart } from '../../contract/cart.ts';
import type { Refusal } from '../../contract/endpoint.ts';
import { type ExamSummary, retrieveAllExams } from '../../contract/exams.ts';
import { buyCourses, executePayment, type Order, retrieveOrders } from '../../contract/payments.ts';
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
export interface Shopper {
  readonly userId: string;
  readonly add: (examId: string) => Promise<LightMyRequestResponse>;
  readonly remove: (examId: string) => Promise<LightMyRequestResponse>;
  readonly buy: (total?: string, click?: { examIds?: string[]; isNewTry?: boolean }) => Promise<LightMyRequestResponse>;
  readonly execute: (paymentId: string) => Promise<LightMyRequestResponse>;
  readonly exams: () => Promise<ExamSummary[]>;
  /** Ids of the exams that are bought and not free. */
  readonly bought: () => Promise<string[]>;
  /** Ids of the exams in the cart. */
  readonly cart: () => Promise<string[]>;
  /** What was paid, or waits to be confirmed. */
  readonly orders: () => Promise<Order[]>;
  /** How many questions of an exam are open. */
  readonly questions: (slug: string) => Promise<number>;
  /** Fills the cart, orders what is in it and returns the payment's id. */
  readonly order: (...examIds: string[]) => Promise<string>;
}

/** Opens an account to shop with. */
export async function shopper(app: FastifyInstance, email = 'ann@example.org'): Promise<Shopper> {
  return shopperOf(app, await signUp(app, email));
}

/** Shops in a session that is open. */
export function shopperOf(app: FastifyInstance, session: Session): Shopper {
  const { userId } = session;
  const headers = bearer(session);
  const call = (endpoint: { readonly path: `/${string}` }, body: object) =>
    post(app, endpoint, { userId, ...body }, headers);
  const get = (path: string) => app.inject({ url: `/api/exam/${path}`, headers });

  const add: Shopper['add'] = (examId) => call(addItemToCart, { examId });
  const buy: Shopper['buy'] = (total, click) => call(buyCourses, { total, ...click });
  const exams: Shopper['exams'] = async () =>
    retrieveAllExams.response.parse((await get(`retrieveAllExams/?user_id=${userId}`)).json());
  return {
    userId,
    add,
    remove: (examId) => call(removeItemToCart, { examId }),
    buy,
    execute: (paymentId) => call(executePayment, { paymentId, payerId: 'payer' }),
    exams,
    bought: async () => (await exams()).filter(({ bought, price }) => bought && Number(price) > 0).map(({ id }) => id),
    cart: async () => (await exams()).filter(({ in_cart }) => in_cart).map(({ id }) => id),
    orders: async () => retrieveOrders.response.parse((await get(`retrieveOrders/?userId=${userId}`)).json()).orders,
    questions: async (slug) => (await get(`${slug}/`)).json().questions.length,
    order: async (...examIds) => {
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
  return new URL(approval_url ?? '').searchParams.get('token') ?? '';
}

/** The status of a response, and its message, or its error and code. */
export function outcomeOf(reply: LightMyRequestResponse): readonly (string | number)[] {
  const { message, error, code } = reply.json();
  return [reply.statusCode, ...(message === undefined ? [error, code] : [message])];
}

/** What `outcomeOf` returns for a refusal of the contract. */
export const refused = ({ status, error, code }: Refusal): readonly (string | number)[] => [status, error, code];
