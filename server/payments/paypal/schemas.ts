import * as z from 'zod';
import type { Money } from '../provider.ts';

/** A sum as PayPal writes it, read into ours: "49.00" becomes 4900 cents, digit by digit. */
export const amount = z
  .object({
    currency_code: z.string().regex(/^[A-Z]{3}$/),
    value: z.string().regex(/^\d{1,13}(\.\d{1,2})?$/),
  })
  .transform(({ currency_code, value }): Money => {
    const [whole = '', part = ''] = value.split('.');
    return { cents: Number(whole + part.padEnd(2, '0')), currency: currency_code };
  });

/** A sum as PayPal takes it. Throws a `RangeError` for a negative sum or a fraction of a cent. */
export function toAmount({ cents, currency }: Money): z.input<typeof amount> {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`${cents} cents are no sum.`);
  const digits = String(cents).padStart(3, '0');
  return { currency_code: currency, value: `${digits.slice(0, -2)}.${digits.slice(-2)}` };
}

/** PayPal's ids: those of orders and captures have 17 characters. */
export const payPalId = z.string().regex(/^[A-Za-z0-9]{1,36}$/);

const links = z.array(z.object({ href: z.string(), rel: z.string() }));

/** The response to opening an order, new or known. */
export const openedOrder = z.object({ id: payPalId, links });

/** A capture of an order. One that took no money needs no sum. */
const capture = z.discriminatedUnion('status', [
  z.object({
    status: z.enum(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']),
    id: payPalId,
    amount,
    custom_id: z.string().optional(),
  }),
  z.object({ status: z.enum(['PENDING', 'DECLINED', 'FAILED']) }),
]);

export type PayPalCapture = z.output<typeof capture>;

/** The parts of an order that we use. */
export const order = z.object({
  status: z.enum(['CREATED', 'SAVED', 'PAYER_ACTION_REQUIRED', 'APPROVED', 'VOIDED', 'COMPLETED']),
  purchase_units: z.array(
    z.object({
      custom_id: z.string().optional(),
      payments: z.object({ captures: z.array(capture).default([]) }).default({ captures: [] }),
    }),
  ),
});

/** The parts of an order that we use. */
export type PayPalOrder = z.output<typeof order>;

/** The response to a refund. A pending one is on its way. */
export const refund = z.object({ status: z.enum(['COMPLETED', 'PENDING']) });

/** The response to verifying a message's signature. */
export const verification = z.object({ verification_status: z.enum(['SUCCESS', 'FAILURE']) });

/** The fields of an event's subject that lead to the order: a capture, a refund, or an order. */
export const resource = z.object({
  id: payPalId.optional(),
  order_id: payPalId.optional(),
  supplementary_data: z.object({ related_ids: z.object({ order_id: payPalId.optional() }).optional() }).optional(),
  links: links.default([]),
});

/** The subject of an event. */
export type Resource = z.output<typeof resource>;
