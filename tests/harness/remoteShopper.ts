import { register, session } from '../../contract/account.ts';
import { addItemToCart } from '../../contract/cart.ts';
import { retrieveAllExams } from '../../contract/exams.ts';
import { buyCourses, executePayment } from '../../contract/payments.ts';
import { password } from './accounts.ts';

/** Someone who shops at servers in processes of their own; `server` is the address of any of them. */
export interface RemoteShopper {
  /** Orders an exam and returns the payment's id. */
  readonly order: (server: string, examId: string) => Promise<string>;
  /** Approves a payment on the wallet's page; resolves when the server has responded. */
  readonly approve: (server: string, paymentId: string) => Promise<number>;
  /** The status and the message or error of a response. */
  readonly execute: (server: string, paymentId: string) => Promise<string>;
  /** Ids of the exams that are bought. */
  readonly bought: (server: string) => Promise<string[]>;
}

/** Opens an account at a server. */
export async function remoteShopper(server: string): Promise<RemoteShopper> {
  const json = { 'content-type': 'application/json' };
  const post = (at: string, path: string, body: object, headers: object = {}) =>
    fetch(`${at}/api${path}`, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });
  const opened = await post(server, register.path, { email: 'ann@example.org', password });
  const { userId, accessToken } = session.parse(await opened.json());
  const own = { authorization: `Bearer ${accessToken}` };

  return {
    order: async (at, examId) => {
      await post(at, addItemToCart.path, { userId, examId }, own);
      const { approval_url } = buyCourses.response.parse(
        await (await post(at, buyCourses.path, { userId }, own)).json(),
      );
      return new URL(approval_url ?? '').searchParams.get('token') ?? '';
    },
    approve: async (at, paymentId) => {
      const body = new URLSearchParams({ choice: 'approve' });
      const url = `${at}/api/payments/wallet?token=${paymentId}`;
      return (await fetch(url, { method: 'POST', body, redirect: 'manual' })).status;
    },
    execute: async (at, paymentId) => {
      const reply = await post(at, executePayment.path, { userId, paymentId, payerId: 'payer' }, own);
      return `${reply.status} ${await reply.text()}`;
    },
    bought: async (at) => {
      const reply = await fetch(`${at}/api${retrieveAllExams.path}`, { headers: own });
      const exams = retrieveAllExams.response.parse(await reply.json());
      return exams.filter(({ bought, price }) => bought && Number(price) > 0).map(({ id }) => id);
    },
  };
}
