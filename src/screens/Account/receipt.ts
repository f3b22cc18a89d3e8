import { contact } from '../../../content/site.ts';
import type { Order } from '../../../contract/payments.ts';

/** A text of ours or of the server's, for HTML. */
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const dayIn = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** What is said of the money. */
const paidWith = { paypal: 'Paid with PayPal.', wallet: 'Paid with the test wallet: nobody was charged.' };

/** The receipt of an order, as a page to print or to keep. */
export function receiptOf({ id, orderedAt, state, provider, total, items }: Order, email: string): string {
  const rows = [...items, { name: 'Total', price: total }].map(
    ({ name, price }) => `<tr><td>${escaped(name)}</td><td>$${escaped(price)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>CertCrest receipt ${escaped(id)}</title>
<style>body { font: 16px/1.5 sans-serif; max-width: 40rem; margin: 3rem auto; padding: 0 1rem }
table { width: 100%; border-collapse: collapse } td { padding: .5rem 0; border-bottom: 1px solid #ccc }
td + td { text-align: right } tr:last-child { font-weight: bold }</style>
<h1>Receipt</h1>
<p>Order ${escaped(id)}<br>${dayIn.format(new Date(orderedAt))}<br>For ${escaped(email)}</p>
<table>${rows.join('')}</table>
<p>${paidWith[provider]}${state === 'refunded' ? ' Refunded in full.' : ''}</p>
<p>CertCrest, ${escaped(contact.place)}, ${escaped(contact.email)}</p>
</html>`;
}
