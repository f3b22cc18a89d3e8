import { type DoubleOrder, showCapture, showOrder } from './orders.ts';

/** How an event names its order: by its id, or only by links. */
export type Hint = 'id' | 'links';

/** An event as PayPal makes it. Throws where the order has no capture that it could be about. */
export function paypalEvent(url: string, type: string, order: DoubleOrder, hint: Hint): object {
  const resource = resourceOf(url, type, order, hint);
  return { id: 'WH-1', create_time: '2026-11-21T12:00:00Z', event_type: type, summary: 'About 49.00 USD', resource };
}

function resourceOf(url: string, type: string, order: DoubleOrder, hint: Hint): object {
  if (type === 'CHECKOUT.PAYMENT-APPROVAL.REVERSED') return { order_id: order.id, purchase_units: [] };
  if (!type.startsWith('PAYMENT.CAPTURE.')) return showOrder(url, order, true);
  const capture = order.captures.at(-1);
  if (!capture) throw new Error(`Order ${order.id} has no capture.`);
  const related = hint === 'id' && { supplementary_data: { related_ids: { order_id: order.id } } };
  if (!/REFUNDED|REVERSED/.test(type)) {
    const { links, ...shown } = showCapture(url, order, capture);
    return { ...shown, links: links.filter(({ rel }) => rel !== 'up'), ...related };
  }
  const up = { href: `${url}/v2/payments/captures/${capture.id}`, rel: 'up', method: 'GET' };
  return { id: 'REFUND0001', status: 'COMPLETED', amount: capture.amount, links: [up], ...related };
}
