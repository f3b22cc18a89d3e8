import * as z from 'zod';
import type { Money } from '../provider.ts';

/** A sum as PayPal writes it, read into ours: "49.00" becomes 4900 cents, digit by digit. */
export const amount = z
  .object({
    currency_code: z.string().regex(/^[A-Z]{3}$/),
    value: z.string().regex(/^\d{1,13}(\.\d{1,2})?$/),
  })
  .transform(({ currency_code, value }): Money => {
    const [whole = '', part = ''] = value.split('.');
    return { cents: Number(whole + part.padEnd(2, '0')), currency: currency_code };
  });

/** A sum as PayPal takes it. Throws a `RangeError` for what is no sum: less than nothing, or a part of a cent. */
export function toAmount({ cents, currency }: Money): z.input<typeof amount> {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`${cents} cents are no sum.`);
  const digits = String(cents).padStart(3, '0');
  return { currency_code: currency, value: `${digits.slice(0, -2)}.${digits.slice(-2)}` };
}
