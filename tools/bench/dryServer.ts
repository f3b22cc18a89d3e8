/** The product's API over a `dryDatabase`: `node dryServer.ts DATA_DIR`, with `PORT` and `TOKEN_SECRET`. */
import { createPasswords } from '../../server/account/passwords.ts';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { AT_ONCE } from '../../server/limits/clients.ts';
import { limits } from '../../server/limits/limits.ts';
import { wallet } from '../../server/payments/wallet/wallet.ts';
import { dryDatabase } from './dryDatabase.ts';

const config = readConfig(process.env);
const { port, publicUrl, tokenSecret = '', callsPerClient, maxLag } = config;
const db = dryDatabase(process.argv[2] ?? '');
const app = await buildApp({
  db,
  config,
  siteDir: '/nowhere',
  tokenSecret,
  passwords: createPasswords(),
  provider: wallet({ db, tokenSecret, publicUrl, now: Date.now }),
  limits,
  clientLimits: { atOnce: AT_ONCE, callsPerSecond: callsPerClient, lag: maxLag },
  takesMessages: true,
  now: Date.now,
  onMailQueued: () => undefined,
});
await app.listen({ port, host: '127.0.0.1' });
