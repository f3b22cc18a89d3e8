import { createHmac } from 'node:crypto';
import { type DoubleOrder, showCapture, showOrder } from './orders.ts';
import { parse } from './rules.ts';

/** The id of the webhook that messages are sent to. */
export const WEBHOOK_ID = '1AB23456CD';

/** What is signed, as it is named in the headers and in the request to verify it. */
const parts = ['auth_algo', 'cert_url', 'transmission_id', 'transmission_sig', 'transmission_time'] as const;

const signatureOf = (id: string, time: string, body: string) =>
  createHmac('sha256', 'the key of the double').update([id, time, WEBHOOK_ID, body].join('|')).digest('hex');

/** A signed message about an order, as PayPal sends it. Its JSON is in an unusual form: written again it is another text. */
export function webhookMessage(url: string, type: string, order: DoubleOrder, hint: 'id' | 'links') {
  const resource = resourceOf(url, type, order, hint);
  const event = { id: 'WH-1', create_time: '2026-11-21T12:00:00Z', event_type: type, summary: 'About money', resource };
  const body = JSON.stringify(event, undefined, 1).replaceAll('/', '\\/');
  const [transmission_id, transmission_time] = ['transmission-1', '2026-11-21T12:00:00Z'];
  const values: Record<(typeof parts)[number], string> = {
    auth_algo: 'SHA256withRSA',
    cert_url: `${url}/v1/notifications/certs/CERT-1`,
    transmission_id,
    transmission_sig: signatureOf(transmission_id, transmission_time, body),
    transmission_time,
  };
  const headers = parts.map((part) => [`paypal-${part.replaceAll('_', '-')}`, values[part]] as const);
  return { headers: Object.fromEntries(headers), body };
}

/** Whether a message is unchanged, in the text of a request to verify it. */
export function isSigned(request: string): boolean {
  // The event is the last part of the request. The part before can't contain this text, as its quotes are escaped.
  const mark = '"webhook_event":';
  const body = request.slice(request.indexOf(mark) + mark.length, -1);
  const named = parse(request) as Record<string, string>; // its shape was checked by the rules
  const { transmission_id = '', transmission_time = '', transmission_sig } = named;
  return (
    named['webhook_id'] === WEBHOOK_ID && signatureOf(transmission_id, transmission_time, body) === transmission_sig
  );
}

/** What an event is about; it names its order by its id, or only by links. */
function resourceOf(url: string, type: string, order: DoubleOrder, hint: 'id' | 'links'): object {
  if (type === 'CHECKOUT.PAYMENT-APPROVAL.REVERSED') return { order_id: order.id, purchase_units: [] };
  const { capture } = order;
  if (!type.startsWith('PAYMENT.CAPTURE.') || !capture) return showOrder(url, order, true);
  const related = hint === 'id' && { supplementary_data: { related_ids: { order_id: order.id } } };
  if (!/REFUNDED|REVERSED/.test(type)) {
    const { links, ...shown } = showCapture(url, order, capture);
    return { ...shown, links: links.filter(({ rel }) => rel !== 'up'), ...related };
  }
  const up = { href: `${url}/v2/payments/captures/${capture.id}`, rel: 'up', method: 'GET' };
  return { id: 'REFUND0001', status: 'COMPLETED', amount: capture.amount, links: [up], ...related };
}
