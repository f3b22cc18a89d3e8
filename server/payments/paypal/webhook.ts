import * as z from 'zod';
import type { PayPalSettings } from '../../config.ts';
import { ForgedWebhookError, type PaymentEvent, ProviderUnavailableError, type WebhookMessage } from '../provider.ts';
import type { PayPalClient } from './client.ts';
import { jsonIn, refused } from './exchange.ts';
import { type Resource, resource, verification } from './schemas.ts';

/**
 * The event in a message to our webhook; undefined for one that does not matter here. PayPal itself verifies the
 * signature. Throws `ForgedWebhookError` where it is not PayPal's, and where no webhook is set up.
 */
export async function readWebhook(
  client: PayPalClient,
  { webhookId, apiUrl }: PayPalSettings,
  { headers, body }: WebhookMessage,
): Promise<PaymentEvent | undefined> {
  if (webhookId === undefined) throw new ForgedWebhookError('PAYPAL_WEBHOOK_ID is not set.');
  const signature = {
    auth_algo: headerOf(headers, 'paypal-auth-algo'),
    cert_url: headerOf(headers, 'paypal-cert-url'),
    transmission_id: headerOf(headers, 'paypal-transmission-id'),
    transmission_sig: headerOf(headers, 'paypal-transmission-sig'),
    transmission_time: headerOf(headers, 'paypal-transmission-time'),
    webhook_id: webhookId,
  };
  if (!isPayPals(signature.cert_url, apiUrl)) throw new ForgedWebhookError("The certificate is not PayPal's.");
  const event = jsonIn(body);
  // As all of it is JSON, no part of it can break out of its place in our request.
  if (event === undefined) throw new ForgedWebhookError('The message is no JSON.');
  // PayPal signs bytes. Parsed and written again they would differ, so the event is sent back as it came.
  const request = `${JSON.stringify(signature).slice(0, -1)},"webhook_event":${body}}`;
  const path = '/v1/notifications/verify-webhook-signature';
  const result = await client.call({ method: 'POST', path, body: request }, verification);
  if (!result.ok) {
    const { status } = result.refusal;
    if (status === 400 || status === 422) throw new ForgedWebhookError('PayPal can make nothing of the signature.');
    throw refused('verify a signature', result.refusal);
  }
  if (result.value.verification_status !== 'SUCCESS') {
    throw new ForgedWebhookError('PayPal has not signed this, or not for the webhook of PAYPAL_WEBHOOK_ID.');
  }
  return eventOf(client, event);
}

function headerOf(headers: WebhookMessage['headers'], name: string): string {
  const value = headers[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new ForgedWebhookError(`The header ${name} is missing.`);
}

/** Whether a certificate is served by PayPal, or by the configured replacement for it. */
function isPayPals(certUrl: string, apiUrl: string): boolean {
  if (!URL.canParse(certUrl)) return false;
  const { protocol, hostname, origin } = new URL(certUrl);
  return origin === new URL(apiUrl).origin || (protocol === 'https:' && /(^|\.)paypal\.com$/.test(hostname));
}

/** The event that a buyer has approved a payment. */
const APPROVED = 'CHECKOUT.ORDER.APPROVED';

/** The events about a payment, and the kind of their resource. A reversal comes as a refund or as its capture. */
const resourceKinds = new Map<string, 'order' | 'capture' | 'refund'>([
  [APPROVED, 'order'],
  ['CHECKOUT.PAYMENT-APPROVAL.REVERSED', 'order'],
  ['PAYMENT.CAPTURE.COMPLETED', 'capture'],
  ['PAYMENT.CAPTURE.PENDING', 'capture'],
  ['PAYMENT.CAPTURE.DENIED', 'capture'],
  ['PAYMENT.CAPTURE.DECLINED', 'capture'],
  ['PAYMENT.CAPTURE.REFUNDED', 'refund'],
  ['PAYMENT.CAPTURE.REVERSED', 'capture'],
]);

const typedEvent = z.object({ event_type: z.string() });
const eventWithResource = z.object({ resource });

/** The payment that a genuine event is about; undefined for other events, and for a payment that PayPal does not know. */
async function eventOf(client: PayPalClient, event: unknown): Promise<PaymentEvent | undefined> {
  const type = typedEvent.safeParse(event).data?.event_type ?? '';
  const kind = resourceKinds.get(type);
  if (kind === undefined) return undefined;
  const subject = eventWithResource.safeParse(event).data?.resource;
  if (!subject) throw new ProviderUnavailableError('PayPal reported a payment in an unexpected way.');
  const isOrder = kind === 'order';
  const paymentId = isOrder ? (subject.order_id ?? subject.id) : await orderOf(client, subject, kind);
  return paymentId === undefined ? undefined : { paymentId, ...(type === APPROVED && { isApproval: true }) };
}

/** The order of a capture or refund: as it says itself, or as its capture says. */
async function orderOf(client: PayPalClient, of: Resource, kind: 'capture' | 'refund'): Promise<string | undefined> {
  const order = orderNamedIn(of);
  if (order !== undefined) return order;
  const captureId = idAbove(of, 'payments/captures') ?? (kind === 'capture' ? of.id : undefined);
  if (captureId === undefined) return undefined;
  const result = await client.call({ method: 'GET', path: `/v2/payments/captures/${captureId}` }, resource);
  if (result.ok) return orderNamedIn(result.value);
  if (result.refusal.name === 'RESOURCE_NOT_FOUND') return undefined;
  throw refused('show a capture', result.refusal);
}

function orderNamedIn(of: Resource): string | undefined {
  return of.supplementary_data?.related_ids?.order_id ?? idAbove(of, 'checkout/orders');
}

/** The id at the end of the link to a resource's parent. The link itself is not followed. */
function idAbove({ links }: Resource, folder: string): string | undefined {
  const end = new RegExp(`/v2/${folder}/([A-Za-z0-9]{1,36})$`);
  for (const { rel, href } of links) {
    const id = rel === 'up' ? end.exec(href)?.[1] : undefined;
    if (id !== undefined) return id;
  }
  return undefined;
}
