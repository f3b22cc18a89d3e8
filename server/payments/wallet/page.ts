import { readFileSync } from 'node:fs';
import { escapeText, escapeUTF8 } from 'entities';
import type { FastifyReply } from 'fastify';
import { paths } from '../../../domain/paths.ts';
import type { WalletPaymentRow } from '../../db/shopRows.ts';
import { inlineHashes } from '../../http/securityHeaders.ts';
import { counted } from '../../../domain/numberWord.ts';
import { centsToDollars } from '../../../domain/pricing/total.ts';
import { certcrest } from '../../../tokens/certcrest.ts';
import type { Colors } from '../../../tokens/tokens.ts';
import type { OrderToPay } from '../provider.ts';

/** A payment; `void` is one that was not approved in time. */
export type WalletPayment = Omit<WalletPaymentRow, 'state'> & { readonly state: WalletPaymentRow['state'] | 'void' };

/** The page where a buyer approves a payment, declines it or goes back. It posts to its own address. */
export function approvalPage(payment: WalletPayment, email: string, items: OrderToPay['items']): string {
  const total = `$${centsToDollars(payment.total_cents)}`;
  const rows = items.map(
    ({ name, cents }) => `<tr><th scope="row">${escapeText(name)}</th><td>$${centsToDollars(cents)}</td></tr>`,
  );
  return page(
    'Pay CertCrest',
    `${payment.state === 'declined' ? '<p class="declined">Payment declined. You can try again.</p>' : ''}
<table>
<caption>Full access to ${counted(items.length, 'exam')}</caption>
<tbody>${rows.join('')}</tbody>
<tfoot><tr><th scope="row">Total (USD)</th><td>${total}</td></tr></tfoot>
</table>
<p>Once you approve, CertCrest adds the ${items.length === 1 ? 'exam' : 'exams'} to your account (<b>${escapeText(email)}</b>) and brings you back.<br>Order ${payment.order_id.slice(0, 8)}</p>
<form method="post">
<button class="main" name="choice" value="approve">Approve ${total}</button>
<button name="choice" value="cancel">Cancel and return to cart</button>
<footer>For testing: <button name="choice" value="decline">Simulate a decline</button></footer>
</form>`,
  );
}

/** The page at the address of a payment that can't be approved, or no longer. */
export function closedPage(publicUrl: string): string {
  return page(
    'Nothing to pay',
    `<p>This payment is complete, has expired, or doesn’t exist.</p>
<p><a href="${escapeUTF8(publicUrl + paths.cart.href())}">Back to the cart</a></p>`,
  );
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} | CertCrest test wallet</title>
<style>${pageStyle}</style>
</head>
<body>
<main>
<p class="brand">Test wallet, in place of PayPal</p>
<div class="card">
<h1>${mark}${title}</h1>
<p class="test">Test mode: you won’t be charged.</p>
${content}
</div>
</main>
</body>
</html>
`;
}

/** Sends a page that runs no script, loads nothing, and posts to this site only; search engines must not index it. */
export function sendPage(reply: FastifyReply, html: string): FastifyReply {
  const policy = [
    "default-src 'none'",
    `style-src ${inlineHashes(html, 'style').join(' ')}`,
    'font-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      // Its address contains the token.
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .send(html);
}

/** Makes a scheme's colors variables, such as `--text-secondary`. */
const variables = (colors: Colors): string =>
  Object.entries(colors)
    .map(([name, color]) => `--${name.replace('.', '-')}: ${color};`)
    .join(' ');

/** A font of the site within the page, which loads nothing. */
const fontFace = (name: string) => {
  const file = `../../../node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const data = readFileSync(new URL(file, import.meta.url), 'base64');
  return `@font-face { font-family: ${name}; font-weight: 200 800; src: url(data:font/woff2;base64,${data}); }`;
};

/** The site's mark. */
const mark = readFileSync(new URL('../../../public/favicon.svg', import.meta.url), 'utf8');

/** The site's fonts, colors, and shapes. */
const pageStyle = `
${fontFace('bricolage-grotesque')}
${fontFace('hanken-grotesk')}
:root { ${variables(certcrest.colors.light)} }
@media (prefers-color-scheme: dark) { :root { ${variables(certcrest.colors.dark)} } }
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 32px 16px;
  background: var(--background-default); color: var(--text-primary);
  font: 1rem/1.5 hanken-grotesk, system-ui, sans-serif;
}
main { width: 100%; max-width: 440px; }
p { margin: 0 0 16px; text-wrap: balance; }
.brand, h1 { font-family: bricolage-grotesque, system-ui, sans-serif; font-weight: 700; letter-spacing: -0.015em; }
.brand { font-size: 1rem; color: var(--text-secondary); }
.card { padding: clamp(20px, 6vw, 32px); background: var(--background-paper); border: 1px solid var(--divider); border-radius: 16px; }
h1 { display: flex; align-items: center; gap: 12px; margin: 0 0 16px; font-size: 1.5rem; line-height: 1.3; }
h1 svg { width: 32px; height: 32px; }
table { width: 100%; border-collapse: collapse; }
caption, footer { padding-block: 8px; text-align: left; color: var(--text-secondary); font-size: 0.875rem; }
footer { display: flex; align-items: center; margin-bottom: -16px; border-top: 1px solid var(--divider); }
th, td { padding: 12px 0; border-top: 1px solid var(--divider); text-align: left; font-weight: 400; vertical-align: top; }
td { padding-left: 16px; text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
tfoot th, tfoot td { font-size: 1.25rem; font-weight: 700; }
table + p { margin: 8px 0 0; color: var(--text-secondary); font-size: 0.875rem; overflow-wrap: anywhere; }
form { display: grid; gap: 12px; margin-top: 20px; }
button {
  min-height: 48px; padding: 0 16px; border: 0; border-radius: 24px; background: transparent; color: var(--text-secondary);
  font: inherit; font-weight: 600; cursor: pointer; text-decoration: underline; text-underline-offset: 3px;
}
footer button { padding: 0 8px; }
button:hover { background: var(--background-sunk); }
button.main { background: var(--secondary-main); color: var(--secondary-contrastText); text-decoration: none; }
button.main:hover { background: var(--secondary-dark); }
a { color: var(--primary-main); line-height: 44px; text-underline-offset: 3px; }
button:focus-visible, a:focus-visible { outline: 3px solid var(--primary-main); outline-offset: 3px; }
.test, .declined { padding: 8px 16px; border-radius: 8px; background: var(--warning-soft); color: var(--warning-main); font-size: 0.875rem; font-weight: 600; text-wrap: wrap; }
.declined { background: var(--error-soft); color: var(--error-main); }
`;
