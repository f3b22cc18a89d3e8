import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { ForgedWebhookError, type PaymentEvent } from '../provider.ts';
import { walletId } from './walletPayments.ts';

/** The header that proves that a message is the wallet's. */
const SIGNATURE = 'certcrest-wallet-signature';

const event = z.object({ paymentId: z.string().regex(walletId) });

/** A message to the webhook, as the wallet sends it. */
export interface WalletMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The message that something about a payment has changed. `secret` is the server's token secret. */
export function writeMessage(secret: string, paymentId: string): WalletMessage {
  const body = JSON.stringify({ paymentId });
  return { headers: { [SIGNATURE]: signatureOf(secret, body) }, body };
}

/** What a message tells. Throws `ForgedWebhookError` for one that the wallet has not signed, or would not write. */
export function readMessage(
  secret: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  body: string,
): PaymentEvent {
  const given = Buffer.from(String(headers[SIGNATURE]));
  const right = Buffer.from(signatureOf(secret, body));
  const isOurs = given.length === right.length && timingSafeEqual(given, right);
  if (!isOurs) throw new ForgedWebhookError('The message has no signature of the wallet.');
  try {
    return event.parse(JSON.parse(body));
  } catch (error) {
    throw new ForgedWebhookError('The message is none of the wallet.', { cause: error });
  }
}

function signatureOf(secret: string, body: string): string {
  return createHmac('sha256', secret).update(`wallet-webhook:${body}`).digest('hex');
}
