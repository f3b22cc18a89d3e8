import type { Config } from '../../config.ts';
import type { Database } from '../../db/schema.ts';
import type { PaymentProvider, PaymentState } from '../provider.ts';
import { readMessage } from './message.ts';
import { findPayment, openPayment, returnPayment, takePayment, type WalletPayment } from './walletPayments.ts';

/** What the wallet works with. */
export interface WalletDeps extends Pick<Config, 'publicUrl'> {
  readonly db: Database;
  readonly tokenSecret: string;
  /** The time, in epoch milliseconds. */
  readonly now: () => number;
}

/** Takes payments without money, for practice: buyers approve them on a page of this server, and nobody is charged. */
export function wallet({ db, tokenSecret, publicUrl, now }: WalletDeps): PaymentProvider {
  async function look(paymentId: string): Promise<PaymentState | undefined> {
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
      return (await look(paymentId)) ?? { kind: 'void' };
    },
    look,
    refund: ({ captureId }) => returnPayment(db, captureId),
    readWebhook: async (headers, body) => readMessage(tokenSecret, headers, body),
  };
}

function stateOf({ state, capture_id, total_cents, currency, order_id }: WalletPayment): PaymentState {
  if (state !== 'captured' && state !== 'refunded') return { kind: state };
  if (capture_id === null) throw new Error('A payment was taken without a capture.');
  const amount = { cents: total_cents, currency };
  return { kind: state, capture: { captureId: capture_id, amount, orderId: order_id } };
}
