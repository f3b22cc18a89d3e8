import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { payPal } from './paypal/payPal.ts';
import type { PaymentProvider } from './provider.ts';
import { wallet } from './wallet/wallet.ts';

/** The configured provider: PayPal, or the built-in wallet where the configuration names no account. */
export const providerFor = (
  { paypal, publicUrl }: Pick<Config, 'paypal' | 'publicUrl'>,
  { db, log, now }: Pick<Deps, 'db' | 'log' | 'now'>,
): PaymentProvider => (paypal ? payPal(paypal, { publicUrl, log, now }) : wallet({ db, publicUrl, now }));
