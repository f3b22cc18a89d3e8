import { type Reply, refusal } from './replies.ts';
import type { DoubleRequest } from './rules.ts';

/** The result of a request with an id. */
interface Done {
  readonly of: string;
  readonly reply: Reply;
  /** The reply to the next. */
  readonly again: () => Reply;
}

/** Recognizes repeated requests by their PayPal-Request-Id, as PayPal does for six hours. */
export interface Replays {
  /**
   * Replies to a request with the result of the first with its id; `act` does it where there was none. A success is
   * repeated with status 200 and the current state, from `again`; a refusal is repeated as it was.
   */
  readonly once: (request: DoubleRequest, act: () => Promise<Reply>, again: () => Reply) => Promise<Reply>;
}

/** Creates an empty memory. Calls `onMisuse` where an id comes with another request. */
export function replays(onMisuse: (violation: string) => void): Replays {
  const known = new Map<string, Done>();
  return {
    once: async ({ method, path, text, headers }, act, again) => {
      const id = String(headers['paypal-request-id']);
      const of = [method, path, text].join(' ');
      const done = known.get(id);
      if (done && done.of !== of) {
        onMisuse(`${method} ${path}: PayPal-Request-Id was used for another request`);
        return refusal(400, 'DUPLICATE_REQUEST_ID');
      }
      if (done) return done.reply.status < 300 ? { ...done.again(), status: 200 } : done.reply;
      const reply = await act();
      // A request in progress has no result yet.
      if (!JSON.stringify(reply.body).includes('IN_PROGRESS')) known.set(id, { of, reply, again });
      return reply;
    },
  };
}
