import * as z from 'zod';
import { ProviderUnavailableError } from '../provider.ts';
import type { Reply } from './exchange.ts';

/** Why PayPal did not do as asked. */
export interface Refusal {
  /** Of HTTP. */
  readonly status: number;
  /** Its kind, such as UNPROCESSABLE_ENTITY. */
  readonly name: string;
  /** Its reasons, such as INSTRUMENT_DECLINED. */
  readonly issues: readonly string[];
  /** What PayPal's support asks for. */
  readonly debugId: string | undefined;
}

/** Only codes are read: other texts can hold what was sent, and end up in the log. */
const code = z.string().regex(/^\w{1,100}$/);

const answer = z.union([
  z.object({
    name: code,
    debug_id: z.string().max(100).optional(),
    details: z.array(z.object({ issue: code.optional().catch(undefined) })).default([]),
  }),
  /** That of the tokens' endpoint. */
  z.object({ error: code }).transform(({ error }) => ({ name: error, details: [], debug_id: undefined })),
]);

/** The refusal that a reply holds, if it is one by PayPal. */
export function refusalIn({ status, body, debugId }: Reply): Refusal | undefined {
  if (status < 400) return undefined;
  const { data } = answer.safeParse(body);
  if (!data) return undefined;
  const issues = data.details.flatMap(({ issue }) => issue ?? []);
  return { status, name: data.name, issues, debugId: data.debug_id ?? debugId };
}

/** The error for a refusal that nobody expects. `what` was asked, such as "open an order". */
export function refused(what: string, { name, issues }: Refusal): ProviderUnavailableError {
  return new ProviderUnavailableError(`PayPal refused to ${what}: ${[name, ...issues].join(', ')}.`);
}
