import { type Answer, refusal } from './answers.ts';
import type { DoubleRequest } from './rules.ts';

/** What a request with an id came to. */
interface Done {
  readonly of: string;
  readonly answer: Answer;
  /** The answer to the next. */
  readonly again: () => Answer;
}

/** Knows repeated requests by their PayPal-Request-Id, as PayPal does for six hours. */
export interface Replays {
  /**
   * Answers a request by what came of the first with its id; `act` does it where there was none. What succeeded is
   * answered with 200 and as it stands by then, which `again` shows; a refusal is repeated.
   */
  readonly once: (request: DoubleRequest, act: () => Promise<Answer>, again: () => Answer) => Promise<Answer>;
  readonly forget: () => void;
}

/** Makes an empty memory. `onMisuse` hears of an id that comes with another request. */
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
      if (done) return done.answer.status < 300 ? { ...done.again(), status: 200 } : done.answer;
      const answer = await act();
      // What is in progress has come to nothing yet.
      if (!JSON.stringify(answer.body).includes('IN_PROGRESS')) known.set(id, { of, answer, again });
      return answer;
    },
    forget: () => known.clear(),
  };
}
