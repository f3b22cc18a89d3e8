import { createHash } from 'node:crypto';
import { paths } from '../../../domain/paths.ts';
import { type OpenedPayment, type OrderToPay, ProviderUnavailableError } from '../provider.ts';
import type { PayPalClient } from './client.ts';
import { refused } from './exchange.ts';
import { openedOrder, toAmount } from './schemas.ts';

/** The longest name of an item that PayPal takes, in characters. */
const LONGEST_NAME = 127;

/** The link that leads a buyer to PayPal: the first for our requests, the other in PayPal's older responses. */
const approvalRels = ['payer-action', 'approve'];

/**
 * Opens an order at PayPal. Its request id comes from our order, so PayPal responds to a repeated request with the order
 * that it opened first. It remembers for six hours; an order whose buyer was never sent there has ended by then.
 */
export async function openOrder(client: PayPalClient, order: OrderToPay, publicUrl: string): Promise<OpenedPayment> {
  const body = JSON.stringify(orderRequest(order, publicUrl));
  const requestId = requestIdOf('order', order.id);
  const result = await client.call({ method: 'POST', path: '/v2/checkout/orders', body, requestId }, openedOrder);
  if (!result.ok) throw refused('open an order', result.refusal);
  const { id, links } = result.value;
  const approval = links.find(({ rel }) => approvalRels.includes(rel));
  if (!approval || !isWebAddress(approval.href)) {
    throw new ProviderUnavailableError('PayPal opened an order without a link for its buyer.');
  }
  return { paymentId: id, approvalUrl: approval.href };
}

/** The id by which PayPal recognizes a repeated request: of a length and an alphabet that it takes, whatever `id` is. */
export function requestIdOf(act: string, id: string): string {
  return `${act}-${createHash('sha256').update(id).digest('base64url')}`;
}

function orderRequest({ id, items, total }: OrderToPay, publicUrl: string) {
  const amount = toAmount(total);
  if (items.some(({ price }) => price.currency !== total.currency)) {
    throw new RangeError(`The prices of order ${id} are not all in ${total.currency}.`);
  }
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: id,
        amount: { ...amount, breakdown: { item_total: amount } },
        items: items.map(({ name, price }) => ({
          name: name.slice(0, LONGEST_NAME).toWellFormed(),
          quantity: '1',
          unit_amount: toAmount(price),
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

/** Browsers are sent there, so an address that would run a script is refused. */
function isWebAddress(href: string): boolean {
  return URL.canParse(href) && /^https?:$/.test(new URL(href).protocol);
}
