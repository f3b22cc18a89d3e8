import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/schema.ts';
import { deliverDue, type Delivery } from './deliver.ts';
import { removeFailedBefore } from './queries.ts';
import { transportFor } from './transport.ts';

/** Sends queued mails in the background. */
export interface Mailer {
  /** Looks for due mails at once: to be called when one has been queued. */
  readonly wake: () => void;
  /** Begins no further mail and lets those under way finish, if they do so within seconds. */
  readonly close: () => Promise<void>;
}

/** What a mailer is made from. */
export interface MailerDeps {
  readonly db: Database;
  readonly config: Pick<Config, 'dataDir' | 'smtpUrl' | 'mailFrom' | 'publicUrl'>;
  readonly tokenSecret: string;
  readonly log: FastifyBaseLogger;
}

/** How often to look for mails that are due again or that another server has left behind, in milliseconds. */
const POLL = 5000;

/** How long a mail that is under way may take when the server closes, in milliseconds. */
const GRACE = 5000;

const DAY = 24 * 60 * 60 * 1000;

/** How long mails that were given up stay for their owner to look at, in milliseconds. */
const KEEP_FAILED = 30 * DAY;

/** Starts to send what is queued, also by a run before this one. */
export function startMailer({ db, config, tokenSecret, log }: MailerDeps): Mailer {
  const transport = transportFor(config);
  const deps = { publicUrl: config.publicUrl, tokenSecret };
  const delivery: Delivery = { db, transport, from: config.mailFrom, deps, log, now: Date.now };
  const enough = new AbortController();
  const cut = new AbortController();
  let running: Promise<void> | undefined;
  let isWanted = false;

  function wake(): void {
    isWanted = true;
    running ??= run();
  }

  async function run(): Promise<void> {
    while (isWanted && !enough.signal.aborted) {
      isWanted = false;
      await deliverDue(delivery, { enough: enough.signal, cut: cut.signal }).catch(report);
    }
    running = undefined;
  }

  function forget(): void {
    removeFailedBefore(db, Date.now() - KEEP_FAILED).catch(report);
  }

  function report(error: unknown): void {
    log.error({ err: error }, 'mails could not be looked after');
  }

  const timers = [setInterval(wake, POLL).unref(), setInterval(forget, DAY).unref()];
  forget();
  wake();

  async function close(): Promise<void> {
    for (const timer of timers) clearInterval(timer);
    enough.abort();
    const grace = setTimeout(() => cut.abort(), GRACE);
    await running;
    clearTimeout(grace);
    transport.close();
  }

  return { wake, close };
}
