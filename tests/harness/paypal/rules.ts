import * as z from 'zod';

/** A request as the double got it. */
export interface DoubleRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

const money = z.strictObject({ currency_code: z.string().length(3), value: z.string().regex(/^\d+\.\d{2}$/) });
const webAddress = z.url({ protocol: /^https?$/ });

/** What opens an order: the part of PayPal's documentation that we use, and nothing else. */
export const orderRequest = z.strictObject({
  intent: z.literal('CAPTURE'),
  purchase_units: z.tuple([
    z.strictObject({
      custom_id: z.string().min(1).max(127),
      amount: money.extend({ breakdown: z.strictObject({ item_total: money }) }),
      items: z
        .array(
          z.strictObject({
            name: z.string().min(1).max(127),
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
        brand_name: z.string().min(1).max(127),
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

/** What each call needs of its request. */
interface Rule {
  readonly body: z.ZodType | undefined;
  readonly needsRequestId: boolean;
}

/** Every call that the double knows, but for that for tokens. */
export const rules = {
  createOrder: { body: orderRequest, needsRequestId: true },
  showOrder: { body: undefined, needsRequestId: false },
  captureOrder: { body: nothing, needsRequestId: true },
  showCapture: { body: undefined, needsRequestId: false },
  refund: { body: nothing, needsRequestId: true },
  verify: { body: verifyRequest, needsRequestId: false },
} as const satisfies Record<string, Rule>;

/** How a request violates the rules of its call; empty for a correct one. */
export function violationsOf(call: keyof typeof rules, { headers, text }: DoubleRequest): string[] {
  const { body, needsRequestId }: Rule = rules[call];
  const requestId = headers['paypal-request-id'];
  const found: string[] = [];
  if (needsRequestId && (typeof requestId !== 'string' || requestId.length < 1 || requestId.length > 108)) {
    found.push('PayPal-Request-Id takes 1 to 108 characters');
  }
  if (!needsRequestId && requestId !== undefined) found.push('PayPal-Request-Id has no meaning here');
  if (body === undefined) return text === '' ? found : [...found, 'a read has no body'];
  if (headers['content-type'] !== 'application/json') found.push('Content-Type takes application/json');
  const result = body.safeParse(parse(text));
  if (!result.success) found.push(...result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  else if (call === 'createOrder') found.push(...violationsOfSums(orderRequest.parse(result.data)));
  return found;
}

function violationsOfSums({ purchase_units: [{ amount, items }] }: OrderRequest): string[] {
  const sums = [amount, amount.breakdown.item_total, ...items.map(({ unit_amount }) => unit_amount)];
  const cents = ({ value }: { value: string }) => Number(value.replace('.', ''));
  const total = items.reduce((sum, { unit_amount }) => sum + cents(unit_amount), 0);
  return [
    ...(new Set(sums.map(({ currency_code }) => currency_code)).size > 1 ? ['CURRENCY_MISMATCH'] : []),
    ...(cents(amount.breakdown.item_total) === total ? [] : ['ITEM_TOTAL_MISMATCH']),
    ...(cents(amount) === cents(amount.breakdown.item_total) ? [] : ['AMOUNT_MISMATCH']),
    ...(cents(amount) > 0 ? [] : ['CANNOT_BE_ZERO_OR_NEGATIVE']),
  ];
}

/** What a text holds as JSON; undefined where it is none. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
