import { setTimeout } from 'node:timers/promises';
import { webAddress } from '../../../contract/payments.ts';
import { paths } from '../../../domain/paths.ts';
import type { Config, PayPalSettings } from '../../config.ts';
import {
  type OpenedPayment,
  type OrderToPay,
  type PaymentProvider,
  type PaymentState,
  ProviderUnavailableError,
} from '../provider.ts';
import { captureOrder, findOrder, refundCapture } from './captures.ts';
import { type ClientDeps, type PayPalClient, payPalClient, requestIdOf } from './client.ts';
import { refused } from './exchange.ts';
import { openedOrder, payPalId, toAmount } from './schemas.ts';
import { readWebhook } from './webhook.ts';

interface PayPalDeps
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
    refund: (captureId) => refundCapture(client, captureId),
    readWebhook: (message) => readWebhook(client, settings, message),
  };
}

/** The longest name of an item that PayPal takes, in characters. */
const LONGEST_NAME = 127;

/** The link that leads a buyer to PayPal: the first for our requests, the other in PayPal's older responses. */
const approvalRels = ['payer-action', 'approve'];

/**
 * Opens an order at PayPal. Its request id comes from our order, so PayPal responds to a repeated request with the order
 * that it opened first. It remembers for six hours; an order whose buyer was never sent there has ended by then.
 */
async function openOrder(client: PayPalClient, order: OrderToPay, publicUrl: string): Promise<OpenedPayment> {
  const body = JSON.stringify(orderRequest(order, publicUrl));
  const requestId = requestIdOf('order', order.id);
  const result = await client.call({ method: 'POST', path: '/v2/checkout/orders', body, requestId }, openedOrder);
  if (!result.ok) throw refused('open an order', result.refusal);
  const { id, links } = result.value;
  const { data: approvalUrl } = webAddress.safeParse(links.find(({ rel }) => approvalRels.includes(rel))?.href);
  if (approvalUrl) return { paymentId: id, approvalUrl };
  throw new ProviderUnavailableError('PayPal opened an order without a link for its buyer.');
}

function orderRequest({ id, items, total }: OrderToPay, publicUrl: string) {
  const amount = toAmount(total);
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: id,
        amount: { ...amount, breakdown: { item_total: amount } },
        items: items.map(({ name, cents }) => ({
          name: name.slice(0, LONGEST_NAME).toWellFormed(),
          quantity: '1',
          unit_amount: toAmount({ ...total, cents }),
          category: 'DIGITAL_GOODS',
        })),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: `${publicUrl}/api/payments/return`,
          cancel_url: publicUrl + paths.cart.href('cancelled'),
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
          brand_name: 'CertCrest',
        },
      },
    },
  };
}
