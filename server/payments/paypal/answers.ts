import * as z from 'zod';
import { amount } from './money.ts';

/** Ids of PayPal's: orders have 17 characters, captures alike. */
export const payPalId = z.string().regex(/^[A-Za-z0-9]{1,36}$/);

const links = z.array(z.object({ href: z.string(), rel: z.string() }));

/** What opening an order answers, new or known. */
export const openedOrder = z.object({ id: payPalId, links });

/** A capture of an order. What became of no money needs no sum. */
const capture = z.discriminatedUnion('status', [
  z.object({
    status: z.enum(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']),
    id: payPalId,
    amount,
    custom_id: z.string().optional(),
  }),
  z.object({ status: z.enum(['PENDING', 'DECLINED', 'FAILED']) }),
]);

/** An order in full, as far as it matters. */
export const order = z.object({
  status: z.enum(['CREATED', 'SAVED', 'PAYER_ACTION_REQUIRED', 'APPROVED', 'VOIDED', 'COMPLETED']),
  purchase_units: z.array(
    z.object({
      custom_id: z.string().optional(),
      payments: z.object({ captures: z.array(capture).default([]) }).default({ captures: [] }),
    }),
  ),
});

/** A capture of an order. */
export type PayPalCapture = z.output<typeof capture>;

/** An order in full. */
export type PayPalOrder = z.output<typeof order>;

/** What a refund answers. A pending one is on its way. */
export const refund = z.object({ status: z.enum(['COMPLETED', 'PENDING']) });

/** What becomes of a message's signature. */
export const verification = z.object({ verification_status: z.enum(['SUCCESS', 'FAILURE']) });

/** What an event is about, as far as it leads to the order: a capture, a refund, or an order. */
export const resource = z.object({
  id: payPalId.optional(),
  order_id: payPalId.optional(),
  supplementary_data: z.object({ related_ids: z.object({ order_id: payPalId.optional() }).optional() }).optional(),
  links: links.default([]),
});

/** What an event is about. */
export type Resource = z.output<typeof resource>;
