import type { Database } from '../db/schema.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { AccessTokens } from './accessToken.ts';
import type { Passwords } from './passwords.ts';

/** What the account calls work with. */
export interface AccountDeps {
  readonly db: Database;
  readonly tokenSecret: string;
  readonly tokens: AccessTokens;
  readonly passwords: Passwords;
  readonly limiter: Limiter;
  /** Called when a mail has been queued. */
  readonly onMailQueued: () => void;
  /** The time, in epoch milliseconds. */
  readonly now: () => number;
}
