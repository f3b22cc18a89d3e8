import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './db/schema.ts';

/** What the parts of the server share. Each part picks what it needs. */
export interface Deps {
  readonly db: Database;
  /** Signs tokens, and links that prove who received them. */
  readonly tokenSecret: string;
  /** Address of the site, without a slash at its end. */
  readonly publicUrl: string;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  readonly onMailQueued: () => void;
  /** The time: everywhere on the server and in its database in epoch milliseconds. */
  readonly now: () => number;
}
