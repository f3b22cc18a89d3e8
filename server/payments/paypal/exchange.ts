import * as z from 'zod';
import { ProviderUnavailableError } from '../provider.ts';

/** A response of PayPal. */
export interface Reply {
  /** Of HTTP; 0 where no response came, so that it is unknown whether the request arrived. */
  readonly status: number;
  /** Parsed JSON; undefined where it is none. */
  readonly body: unknown;
  /** The header that says when to try again. */
  readonly retryAfter: string | null;
  /** The id that PayPal's support asks for. */
  readonly debugId: string | undefined;
  /** Why no response came. */
  readonly cause?: unknown;
}

/** Sends one request and follows no redirect: it is meant for this address alone. Never rejects. */
async function exchange(url: string, init: RequestInit): Promise<Reply> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error' });
    return {
      status: response.status,
      body: jsonIn(await response.text()),
      retryAfter: response.headers.get('retry-after'),
      debugId: response.headers.get('paypal-debug-id') ?? undefined,
    };
  } catch (cause) {
    return { status: 0, body: undefined, retryAfter: null, debugId: undefined, cause };
  }
}

/** What a text says in JSON; undefined where it is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Time, as retrying needs it. */
export interface Clock {
  /** Waits for so many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<unknown>;
  readonly now: () => number;
  /** Ends a try that takes too long. */
  readonly deadline: () => AbortSignal;
}

/** How long to wait before each further try, in milliseconds. */
const PAUSES = [500, 2_000];

/** The longest pause that PayPal can ask for, in milliseconds: someone waits for us. */
const LONGEST_PAUSE = 5_000;

/**
 * Sends a request, and again while its outcome is unknown or PayPal asks for it. Only for requests that may arrive
 * twice. Resolves with the last reply. Calls `onRetry` with each reply that is followed by another try.
 */
export async function exchangeWithRetry(
  url: string,
  init: RequestInit,
  { pause, now, deadline }: Clock,
  onRetry: (reply: Reply) => void,
): Promise<Reply> {
  const attempt = () => exchange(url, { ...init, signal: deadline() });
  for (const milliseconds of PAUSES) {
    const reply = await attempt();
    const wait = isTemporary(reply) ? (requestedPause(reply, now()) ?? milliseconds) : Infinity;
    if (wait > LONGEST_PAUSE) return reply;
    onRetry(reply);
    await pause(wait);
  }
  return attempt();
}

function isTemporary(reply: Reply): boolean {
  const { status } = reply;
  if (status === 0 || status === 429 || status >= 500) return true;
  return refusalIn(reply)?.issues.includes('ORDER_COMPLETION_IN_PROGRESS') ?? false;
}

/** The pause that a reply asks for, in milliseconds: seconds or a date. */
function requestedPause({ retryAfter }: Reply, now: number): number | undefined {
  if (retryAfter === null) return undefined;
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** Why PayPal refused a request. */
export interface Refusal {
  /** Of HTTP. */
  readonly status: number;
  /** Its kind, such as UNPROCESSABLE_ENTITY. */
  readonly name: string;
  /** Its reasons, such as INSTRUMENT_DECLINED. */
  readonly issues: readonly string[];
  /** The id that PayPal's support asks for. */
  readonly debugId: string | undefined;
}

/** Only codes are read: other texts can contain what was sent, and end up in the log. */
const code = z.string().regex(/^\w{1,100}$/);

const refusalBody = z.union([
  z.object({
    name: code,
    debug_id: z.string().max(100).optional(),
    details: z.array(z.object({ issue: code.optional().catch(undefined) })).default([]),
  }),
  /** That of the tokens' endpoint. */
  z.object({ error: code }).transform(({ error }) => ({ name: error, details: [], debug_id: undefined })),
]);

/** The refusal in a reply, if it is one by PayPal. */
export function refusalIn({ status, body, debugId }: Reply): Refusal | undefined {
  if (status < 400) return undefined;
  const { data } = refusalBody.safeParse(body);
  if (!data) return undefined;
  const issues = data.details.flatMap(({ issue }) => issue ?? []);
  return { status, name: data.name, issues, debugId: data.debug_id ?? debugId };
}

/** The error for an unexpected refusal. `what` was asked, such as "open an order". */
export function refused(what: string, { name, issues }: Refusal): ProviderUnavailableError {
  return new ProviderUnavailableError(`PayPal refused to ${what}: ${[name, ...issues].join(', ')}.`);
}
