import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { payPal } from './paypal/payPal.ts';
import type { PaymentProvider } from './provider.ts';
import { wallet } from './wallet/wallet.ts';

/** What a provider is created from. */
interface ProviderDeps extends Pick<Deps, 'db' | 'log' | 'now'> {
  readonly config: Pick<Config, 'paypal' | 'publicUrl'>;
}

/** The configured provider: PayPal, or the built-in wallet where the configuration names no account. */
export const providerFor = ({ config: { paypal, publicUrl }, db, log, now }: ProviderDeps): PaymentProvider =>
  paypal ? payPal(paypal, { publicUrl, log, now }) : wallet({ db, publicUrl, now });
