import * as z from 'zod';
import { type PaymentEvent, ProviderUnavailableError } from '../provider.ts';
import { type Resource, resource } from './answers.ts';
import type { PayPalClient } from './client.ts';
import { refused } from './refusal.ts';

/** The event that a buyer has approved a payment. */
const APPROVED = 'CHECKOUT.ORDER.APPROVED';

/** The events that are about a payment, and what their resource is. A reversal comes as a refund or as its capture. */
const interesting = new Map<string, 'order' | 'capture' | 'refund'>([
  [APPROVED, 'order'],
  ['CHECKOUT.PAYMENT-APPROVAL.REVERSED', 'order'],
  ['PAYMENT.CAPTURE.COMPLETED', 'capture'],
  ['PAYMENT.CAPTURE.PENDING', 'capture'],
  ['PAYMENT.CAPTURE.DENIED', 'capture'],
  ['PAYMENT.CAPTURE.DECLINED', 'capture'],
  ['PAYMENT.CAPTURE.REFUNDED', 'refund'],
  ['PAYMENT.CAPTURE.REVERSED', 'capture'],
]);

const named = z.object({ event_type: z.string() });
const about = z.object({ resource });

/** The payment that a genuine event is about; undefined where it is about none that PayPal can tell of. */
export async function eventOf(client: PayPalClient, event: unknown): Promise<PaymentEvent | undefined> {
  const type = named.safeParse(event).data?.event_type ?? '';
  const kind = interesting.get(type);
  if (kind === undefined) return undefined;
  const subject = about.safeParse(event).data?.resource;
  if (!subject) throw new ProviderUnavailableError('PayPal told of a payment in an unexpected way.');
  const isOrder = kind === 'order';
  const paymentId = isOrder ? (subject.order_id ?? subject.id) : await orderOf(client, subject, kind);
  return paymentId === undefined ? undefined : { paymentId, ...(type === APPROVED && { isApproval: true }) };
}

/** The order of a capture or refund: as it says itself, or as the capture says that it belongs to. */
async function orderOf(client: PayPalClient, of: Resource, kind: 'capture' | 'refund'): Promise<string | undefined> {
  const order = orderNamedIn(of);
  if (order !== undefined) return order;
  const captureId = idAbove(of, 'payments/captures') ?? (kind === 'capture' ? of.id : undefined);
  if (captureId === undefined) return undefined;
  const answer = await client.call({ method: 'GET', path: `/v2/payments/captures/${captureId}` }, resource);
  if (answer.ok) return orderNamedIn(answer.value);
  if (answer.refusal.name === 'RESOURCE_NOT_FOUND') return undefined;
  throw refused('show a capture', answer.refusal);
}

function orderNamedIn(of: Resource): string | undefined {
  return of.supplementary_data?.related_ids?.order_id ?? idAbove(of, 'checkout/orders');
}

/** The id at the end of the link to what a resource belongs to. The link itself is not followed. */
function idAbove({ links }: Resource, folder: string): string | undefined {
  const end = new RegExp(`/v2/${folder}/([A-Za-z0-9]{1,36})$`);
  for (const { rel, href } of links) {
    const id = rel === 'up' ? end.exec(href)?.[1] : undefined;
    if (id !== undefined) return id;
  }
  return undefined;
}
