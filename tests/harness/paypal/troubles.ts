/** A reply of the double. */
export interface Reply {
  readonly status: number;
  /** Sent as JSON, but for a string, which is sent as it is. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal as PayPal writes it, with the texts that repeat what was sent. */
export function refusal(status: number, name: string, issue?: string): Reply {
  const details = issue === undefined ? [] : [{ issue, description: `About ${issue}.`, value: 'buyer@people.example' }];
  return { status, body: { name, message: `About ${name}.`, debug_id: 'f00d5eed', details, links: [] } };
}

/** The refusal of a request that does not fit the state, such as ORDER_NOT_APPROVED. */
export const unprocessable = (issue: string) => refusal(422, 'UNPROCESSABLE_ENTITY', issue);

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
