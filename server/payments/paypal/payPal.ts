import { setTimeout } from 'node:timers/promises';
import type { Config } from '../../config.ts';
import type { PayPalSettings } from '../../config.ts';
import type { PaymentProvider, PaymentState } from '../provider.ts';
import { captureOrder, findOrder, refundCapture } from './captures.ts';
import { type ClientDeps, payPalClient } from './client.ts';
import { openOrder } from './openOrder.ts';
import { payPalId } from './schemas.ts';
import { readWebhook } from './webhook.ts';

export interface PayPalDeps
  extends Pick<Config, 'publicUrl'>, Pick<ClientDeps, 'log' | 'now'>, Partial<Pick<ClientDeps, 'pause' | 'deadline'>> {}

/** How long PayPal may take to respond to one try, in milliseconds. */
const TIMEOUT = 10_000;

/** Takes payments through PayPal's Orders v2. */
export function payPal(settings: PayPalSettings, { publicUrl, ...deps }: PayPalDeps): PaymentProvider {
  const client = payPalClient(settings, {
    pause: setTimeout,
    deadline: () => AbortSignal.timeout(TIMEOUT),
    ...deps,
  });
  // An id that can't be PayPal's must not become a part of an address.
  const isPossible = (paymentId: string) => payPalId.safeParse(paymentId).success;

  // The buyer's return and PayPal's message come at about the same time: they share one capture.
  const pending = new Map<string, Promise<PaymentState>>();
  function captureOnce(paymentId: string): Promise<PaymentState> {
    const capture = pending.get(paymentId) ?? captureOrder(client, paymentId).finally(() => pending.delete(paymentId));
    pending.set(paymentId, capture);
    return capture;
  }

  return {
    name: 'paypal',
    open: (order) => openOrder(client, order, publicUrl),
    capture: async (paymentId) => (isPossible(paymentId) ? captureOnce(paymentId) : { kind: 'void' }),
    find: async (paymentId) => (isPossible(paymentId) ? findOrder(client, paymentId) : undefined),
    refund: ({ captureId }) => refundCapture(client, captureId),
    readWebhook: (headers, body) => readWebhook(client, settings, headers, body),
  };
}
