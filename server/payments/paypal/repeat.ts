import type { Reply } from './exchange.ts';
import { refusalIn } from './refusal.ts';

/** What waiting goes by. */
export interface Waiting {
  /** Lets so many milliseconds go by. */
  readonly pause: (milliseconds: number) => Promise<unknown>;
  /** The time, in epoch milliseconds. */
  readonly now: () => number;
}

/** How long to wait before each further try, in milliseconds. */
const PAUSES = [500, 2_000];

/** The longest that PayPal can have us wait, in milliseconds: somebody waits for us. */
const LONGEST_PAUSE = 5_000;

/**
 * Makes a request again while its outcome is unknown or PayPal asks for it. Only for requests that may arrive twice.
 * Resolves with the last reply. `onFailure` hears of each that is followed by another try.
 */
export async function repeat(
  attempt: () => Promise<Reply>,
  { pause, now }: Waiting,
  onFailure: (reply: Reply) => void,
): Promise<Reply> {
  for (const milliseconds of PAUSES) {
    const reply = await attempt();
    const wait = isPassing(reply) ? (askedFor(reply, now()) ?? milliseconds) : Infinity;
    if (wait > LONGEST_PAUSE) return reply;
    onFailure(reply);
    await pause(wait);
  }
  return attempt();
}

function isPassing(reply: Reply): boolean {
  const { status } = reply;
  if (status === 0 || status === 429 || status >= 500) return true;
  return refusalIn(reply)?.issues.includes('ORDER_COMPLETION_IN_PROGRESS') ?? false;
}

/** The pause that a reply asks for, in milliseconds: seconds or a date. */
function askedFor({ retryAfter }: Reply, now: number): number | undefined {
  if (retryAfter === null) return undefined;
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
