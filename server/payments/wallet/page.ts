import { paths } from '../../../src/app/paths.ts';
import { dollars } from '../../dollars.ts';
import { escapeHtml } from '../../mail/escapeHtml.ts';
import { pageStyle } from './pageStyle.ts';
import type { WalletItem } from './walletPayments.ts';

/** What the page to approve a payment shows. */
export interface Bill {
  readonly items: readonly WalletItem[];
  readonly totalCents: number;
  /** Whether the last try was declined. */
  readonly isDeclined: boolean;
}

/** The page on which a buyer approves a payment, declines it or goes back. It posts to its own address. */
export function approvalPage({ items, totalCents, isDeclined }: Bill): string {
  const rows = items.map(
    ({ name, cents }) => `<tr><th scope="row">${escapeHtml(name)}</th><td>$${dollars(cents)}</td></tr>`,
  );
  return page(
    'Approve your payment',
    `${isDeclined ? '<p class="declined">The last try was declined. You can approve it now.</p>' : ''}
<table>
<caption>Your order</caption>
<tbody>${rows.join('')}</tbody>
<tfoot><tr><th scope="row">Total</th><td>$${dollars(totalCents)}</td></tr></tfoot>
</table>
<form method="post">
<button class="main" name="choice" value="approve">Approve $${dollars(totalCents)}</button>
<button name="choice" value="decline">Decline</button>
<button name="choice" value="cancel">Cancel</button>
</form>`,
  );
}

/** The page at the address of a payment that can't be approved, or no longer. */
export function closedPage(publicUrl: string): string {
  const link = (path: string, label: string) => `<a href="${escapeHtml(publicUrl + path)}">${label}</a>`;
  return page(
    'There is nothing to pay here',
    `<p>This payment is finished, has expired, or never was.</p>
<p class="links">${link(paths.cart.href(), 'Back to the cart')}${link(paths.home.href(), 'To the home page')}</p>`,
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
<title>${title} | CertCrest practice wallet</title>
<style>${pageStyle}</style>
</head>
<body>
<main>
<p class="brand">CertCrest <span>practice wallet</span></p>
<p class="note">Nobody is charged: this is CertCrest’s practice wallet.</p>
<div class="card">
<h1>${title}</h1>
${content}
</div>
</main>
</body>
</html>
`;
}
