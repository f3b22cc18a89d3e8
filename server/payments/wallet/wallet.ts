import * as z from 'zod';
import type { Deps } from '../../deps.ts';
import { isSameSignature, sign } from '../../secrets/signatures.ts';
import {
  ForgedWebhookError,
  type PaymentEvent,
  type PaymentProvider,
  type PaymentState,
  type WebhookMessage,
} from '../provider.ts';
import {
  findPayment,
  openPayment,
  refundPayment,
  takePayment,
  walletId,
  type WalletPayment,
} from './walletPayments.ts';

/** What the wallet needs. */
export type WalletDeps = Pick<Deps, 'db' | 'tokenSecret' | 'publicUrl' | 'now'>;

/** Takes payments without money, for practice: buyers approve them on a page of this server, and no one is charged. */
export function wallet({ db, tokenSecret, publicUrl, now }: WalletDeps): PaymentProvider {
  async function find(paymentId: string): Promise<PaymentState | undefined> {
    const payment = await findPayment(db, paymentId, now());
    return payment && stateOf(payment);
  }

  return {
    name: 'wallet',
    open: async (order) => {
      const paymentId = await openPayment(db, order, now());
      return { paymentId, approvalUrl: `${publicUrl}/api/payments/wallet?token=${paymentId}` };
    },
    capture: async (paymentId) => {
      await takePayment(db, paymentId);
      return (await find(paymentId)) ?? { kind: 'void' };
    },
    find,
    refund: ({ captureId }) => refundPayment(db, captureId),
    readWebhook: async (headers, body) => readMessage(tokenSecret, headers, body),
  };
}

function stateOf({ state, capture_id, total_cents, currency, order_id }: WalletPayment): PaymentState {
  if (state !== 'captured' && state !== 'refunded') return { kind: state };
  if (capture_id === null) throw new Error('A payment was taken without a capture.');
  const amount = { cents: total_cents, currency };
  return { kind: state, capture: { captureId: capture_id, amount, orderId: order_id } };
}

/** The header that proves that the wallet has sent a message. */
const SIGNATURE = 'certcrest-wallet-signature';

const event = z.object({ paymentId: z.string().regex(walletId) });

const signatureOf = (secret: string, body: string) => sign(secret, 'wallet-webhook', body, 'hex');

/** A message to the webhook, as the wallet sends it. */
export interface WalletMessage extends WebhookMessage {
  readonly headers: Readonly<Record<string, string>>;
}

/** The webhook message that a payment has changed. `secret` is the server's token secret. */
export function writeMessage(secret: string, paymentId: string): WalletMessage {
  const body = JSON.stringify({ paymentId });
  return { headers: { [SIGNATURE]: signatureOf(secret, body) }, body };
}

/** The event in a message. Throws `ForgedWebhookError` for one that the wallet has not signed, or would not write. */
function readMessage(secret: string, headers: WebhookMessage['headers'], body: string): PaymentEvent {
  if (!isSameSignature(String(headers[SIGNATURE]), signatureOf(secret, body))) {
    throw new ForgedWebhookError('The message has no signature of the wallet.');
  }
  try {
    return event.parse(JSON.parse(body));
  } catch (error) {
    throw new ForgedWebhookError('The message is none of the wallet.', { cause: error });
  }
}
