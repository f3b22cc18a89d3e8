import { type Reply, refusal } from './replies.ts';

/** How a request fails: it may be executed or not, and gets another reply, or none. */
export type Trouble = (act: () => Promise<Reply>) => Promise<Reply | 'cut'>;

/** The connection breaks before anything is done. */
export const reset: Trouble = async () => 'cut';

/** It is done, and then the connection breaks. */
export const replyLost: Trouble = async (act) => {
  await act();
  return 'cut';
};

/** Nothing is done: PayPal is out of order (500, 503) or busy (429). */
export const outOfOrder =
  (status: number, headers: Readonly<Record<string, string>> = {}): Trouble =>
  async () => ({ ...refusal(status, status === 429 ? 'RATE_LIMIT_REACHED' : 'INTERNAL_SERVER_ERROR'), headers });

/** It is refused, as PayPal would for its own reasons. */
export const refusedWith =
  (reply: Reply): Trouble =>
  async () =>
    reply;

/** It is done, and its reply breaks off. */
export const brokenJson: Trouble = async (act) => ({ ...(await act()), body: '{"id":"buyer@people.example' });

/** It is done, and its reply is another than documented. */
export const otherShape: Trouble = async (act) => ({ ...(await act()), body: { result: 'buyer@people.example' } });
