import { type Answer, refusal } from './answers.ts';

/** What goes wrong with a request: it may be acted on or not, and is answered in another way, or not at all. */
export type Trouble = (act: () => Promise<Answer>) => Promise<Answer | 'cut'>;

/** Nothing is done, and no answer comes. `onArrival` hears of the request. */
export const hang =
  (onArrival: () => void): Trouble =>
  () => {
    onArrival();
    return new Promise(() => undefined);
  };

/** The connection breaks before anything is done. */
export const reset: Trouble = async () => 'cut';

/** It is done, and then the connection breaks. */
export const answerLost: Trouble = async (act) => {
  await act();
  return 'cut';
};

/** Nothing is done: PayPal is out of order (500, 503) or busy (429). */
export const outOfOrder =
  (status: number, headers: Readonly<Record<string, string>> = {}): Trouble =>
  async () => ({ ...refusal(status, status === 429 ? 'RATE_LIMIT_REACHED' : 'INTERNAL_SERVER_ERROR'), headers });

/** It is refused, as PayPal would for its own reasons. */
export const refusedWith =
  (answer: Answer): Trouble =>
  async () =>
    answer;

/** It is done, and its answer breaks off. */
export const brokenJson: Trouble = async (act) => ({ ...(await act()), body: '{"id":"buyer@people.example' });

/** It is done, and its answer is another than documented. */
export const otherShape: Trouble = async (act) => ({ ...(await act()), body: { result: 'buyer@people.example' } });
