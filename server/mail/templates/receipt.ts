import * as z from 'zod/mini';
import { paths } from '../../../domain/paths.ts';
import { centsToDollars } from '../../../domain/pricing/total.ts';
import { type LetterPart, letter } from './letter.ts';
import { defineTemplate } from './template.ts';

const receiptData = z.object({
  orderId: z.string(),
  /** In epoch milliseconds. */
  paidAt: z.number(),
  items: z.array(z.object({ name: z.string(), cents: z.number() })),
  totalCents: z.number(),
  /** Whether it was paid with the built-in wallet. */
  isPractice: z.boolean(),
});

const dayIn = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** What was bought, for the buyer's records. */
export const receipt = defineTemplate(receiptData, ({ orderId, paidAt, items, totalCents, isPractice }, deps) => {
  const rows = items.map(({ name, cents }) => [name, `$${centsToDollars(cents)}`] as const);
  const parts: LetterPart[] = [
    'Thank you. You now have full access.',
    { rows: [...rows, ['Total', `$${centsToDollars(totalCents)}`]] },
    `Order ${orderId}, paid on ${dayIn.format(paidAt)} (UTC).`,
    ...(isPractice ? ['You paid with CertCrest’s practice wallet: nobody was charged.'] : []),
    { label: 'Start practising', href: `${deps.publicUrl}${paths.certifications.href()}` },
  ];
  return letter('Your receipt', parts);
});
