import { ForgedWebhookError, type PaymentEvent } from '../provider.ts';
import { verification } from './answers.ts';
import type { PayPalClient } from './client.ts';
import { eventOf } from './paymentEvent.ts';
import { refused } from './refusal.ts';
import type { PayPalSettings } from './settings.ts';

/** Headers as Node gives them. */
type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>;

/**
 * What a message to our webhook tells; undefined for one that is of no interest. PayPal itself is asked whether it has
 * signed the message. Throws `ForgedWebhookError` where it has not, and without a webhook of ours.
 */
export async function readWebhook(
  client: PayPalClient,
  settings: PayPalSettings,
  headers: WebhookHeaders,
  body: string,
): Promise<PaymentEvent | undefined> {
  const { webhookId, apiUrl } = settings;
  if (webhookId === undefined) throw new ForgedWebhookError('PAYPAL_WEBHOOK_ID is not set.');
  const signature = {
    auth_algo: only(headers, 'paypal-auth-algo'),
    cert_url: only(headers, 'paypal-cert-url'),
    transmission_id: only(headers, 'paypal-transmission-id'),
    transmission_sig: only(headers, 'paypal-transmission-sig'),
    transmission_time: only(headers, 'paypal-transmission-time'),
    webhook_id: webhookId,
  };
  if (!isPayPals(signature.cert_url, apiUrl)) throw new ForgedWebhookError("The certificate is not PayPal's.");
  const event = parse(body);
  // PayPal signs bytes. Parsed and written again they would be others, so the event goes back as it came.
  const request = `${JSON.stringify(signature).slice(0, -1)},"webhook_event":${body}}`;
  const path = '/v1/notifications/verify-webhook-signature';
  const answer = await client.call({ method: 'POST', path, body: request }, verification);
  if (!answer.ok) {
    const { status } = answer.refusal;
    if (status === 400 || status === 422) throw new ForgedWebhookError('PayPal can make nothing of the signature.');
    throw refused('verify a signature', answer.refusal);
  }
  if (answer.value.verification_status !== 'SUCCESS') {
    throw new ForgedWebhookError('PayPal has not signed this, or not for the webhook of PAYPAL_WEBHOOK_ID.');
  }
  return eventOf(client, event);
}

function only(headers: WebhookHeaders, name: string): string {
  const value = headers[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new ForgedWebhookError(`The header ${name} is missing.`);
}

/** What a body holds. As it is JSON as a whole, nothing in it reaches beyond its place in our request. */
function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new ForgedWebhookError('The message is no JSON.');
  }
}

/** Whether a certificate lies with PayPal, or with what stands in for it. */
function isPayPals(certUrl: string, apiUrl: string): boolean {
  if (!URL.canParse(certUrl)) return false;
  const { protocol, hostname, origin } = new URL(certUrl);
  return origin === new URL(apiUrl).origin || (protocol === 'https:' && /(^|\.)paypal\.com$/.test(hostname));
}
