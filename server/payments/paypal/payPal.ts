import { setTimeout } from 'node:timers/promises';
import type { Config } from '../../config.ts';
import type { PaymentProvider } from '../provider.ts';
import { payPalId } from './answers.ts';
import { captureOrder } from './captureOrder.ts';
import { type ClientDeps, payPalClient } from './client.ts';
import { lookAtOrder } from './lookAtOrder.ts';
import { openOrder } from './openOrder.ts';
import { refundCapture } from './refundCapture.ts';
import type { PayPalSettings } from './settings.ts';
import { together } from './together.ts';
import { readWebhook } from './webhook.ts';

/** What PayPal's provider works with. */
export interface PayPalDeps
  extends Pick<Config, 'publicUrl'>, Pick<ClientDeps, 'log' | 'now'>, Partial<Pick<ClientDeps, 'pause' | 'deadline'>> {}

/** How long PayPal may take to answer one try, in milliseconds. */
const TIMEOUT = 10_000;

/** Takes payments through PayPal's Orders v2. */
export function payPal(settings: PayPalSettings, { publicUrl, ...deps }: PayPalDeps): PaymentProvider {
  const client = payPalClient(settings, {
    pause: setTimeout,
    deadline: () => AbortSignal.timeout(TIMEOUT),
    ...deps,
  });
  // The buyer's return and PayPal's message come at about the same time.
  const capture = together((paymentId) => captureOrder(client, paymentId));
  // What can't be an id of PayPal's must not become a part of an address.
  const canBe = (paymentId: string) => payPalId.safeParse(paymentId).success;

  return {
    name: 'paypal',
    open: (order) => openOrder(client, order, publicUrl),
    capture: async (paymentId) => (canBe(paymentId) ? capture(paymentId) : { kind: 'void' }),
    look: async (paymentId) => (canBe(paymentId) ? lookAtOrder(client, paymentId) : undefined),
    refund: ({ captureId }) => refundCapture(client, captureId),
    readWebhook: (headers, body) => readWebhook(client, settings, headers, body),
  };
}
