import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/schema.ts';
import { payPal } from './paypal/payPal.ts';
import type { PaymentProvider } from './provider.ts';
import { wallet } from './wallet/wallet.ts';

/** What a provider is made from. */
export interface ProviderDeps {
  readonly config: Pick<Config, 'paypal' | 'publicUrl'>;
  readonly db: Database;
  readonly tokenSecret: string;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** The time, in epoch milliseconds. */
  readonly now: () => number;
}

/** Makes the provider of a server. */
export type MakeProvider = (deps: ProviderDeps) => PaymentProvider;

/** The provider that the configuration asks for: PayPal, or the built-in wallet where it names no account. */
export function providerFor({
  config: { paypal, publicUrl },
  db,
  tokenSecret,
  log,
  now,
}: ProviderDeps): PaymentProvider {
  return paypal ? payPal(paypal, { publicUrl, log, now }) : wallet({ db, tokenSecret, publicUrl, now });
}
