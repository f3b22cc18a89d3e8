import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod';

/** A request as the double got it. */
export interface DoubleRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

const money = z.strictObject({ currency_code: z.string().length(3), value: z.string().regex(/^\d+\.\d{2}$/) });
const webAddress = z.url({ protocol: /^https?$/ });
const name = z.string().min(1).max(127);

/** What opens an order: the part of PayPal's documentation that we use, and nothing else. */
export const orderRequest = z.strictObject({
  intent: z.literal('CAPTURE'),
  purchase_units: z.tuple([
    z.strictObject({
      custom_id: name,
      amount: money.extend({ breakdown: z.strictObject({ item_total: money }) }),
      items: z
        .array(
          z.strictObject({
            name,
            quantity: z.literal('1'),
            unit_amount: money,
            category: z.literal('DIGITAL_GOODS'),
          }),
        )
        .min(1),
    }),
  ]),
  payment_source: z.strictObject({
    paypal: z.strictObject({
      experience_context: z.strictObject({
        return_url: webAddress,
        cancel_url: webAddress,
        user_action: z.literal('PAY_NOW'),
        shipping_preference: z.literal('NO_SHIPPING'),
        brand_name: name,
      }),
    }),
  }),
});

/** A request that opens an order. */
export type OrderRequest = z.output<typeof orderRequest>;

/** A capture or a full refund says nothing more. */
const nothing = z.strictObject({});

const verifyRequest = z.strictObject({
  auth_algo: z.string().regex(/^[A-Za-z0-9]+$/),
  cert_url: webAddress,
  transmission_id: z.string().min(1),
  transmission_sig: z.string().min(1),
  transmission_time: z.iso.datetime(),
  webhook_id: z.string().regex(/^[A-Za-z0-9]{1,50}$/),
  webhook_event: z.looseObject({ id: z.string(), event_type: z.string() }),
});

/** The bodies of the calls that have one. */
const bodies = { createOrder: orderRequest, captureOrder: nothing, refund: nothing, verify: verifyRequest };

/** How a request violates PayPal's rules for its call; empty for a correct one. */
export function violationsOf(call: string, { headers, text }: DoubleRequest): string[] {
  const needsId = call === 'createOrder' || call === 'captureOrder' || call === 'refund';
  const id = headers['paypal-request-id'];
  const found: string[] = [];
  if (needsId !== (typeof id === 'string' && id.length <= 108)) found.push(`PayPal-Request-Id is ${String(id)}`);
  const body = Object.hasOwn(bodies, call) ? bodies[call as keyof typeof bodies] : undefined;
  if (!body) return text === '' ? found : [...found, 'a read has no body'];
  if (headers['content-type'] !== 'application/json') found.push('Content-Type takes application/json');
  const { error } = body.safeParse(parse(text));
  return error ? [...found, z.prettifyError(error)] : found;
}

/** What a text holds as JSON; undefined where it is none. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
