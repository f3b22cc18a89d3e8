import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { repeat } from '../repeat.ts';
import { deliverDue, type Delivery } from './deliver.ts';
import { outbox, outboxOf, removeFilesBefore, smtp } from './transport.ts';

export interface MailerDeps extends Pick<Deps, 'db' | 'tokenSecret' | 'log'> {
  readonly config: Pick<Config, 'dataDir' | 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'keepDays'>;
}

/** How often to look for mails that are due again or that another server has left unfinished, in milliseconds. */
const POLL = 5000;

/** How long a mail that is being sent may take when the server closes, in milliseconds. */
const GRACE = 5000;

const DAY = 24 * 60 * 60 * 1000;

/** How long failed mails are kept, so that their owner can inspect them, in milliseconds. */
const KEEP_FAILED = 30 * DAY;

/** Sends queued mails in the background, also those that an earlier run has left. */
export function startMailer({ db, config, tokenSecret, log }: MailerDeps) {
  // A mail server, or files in the data folder where the configuration names none.
  const transport = config.smtpUrl === undefined ? outbox(outboxOf(config)) : smtp(config.smtpUrl);
  const deps = { publicUrl: config.publicUrl, tokenSecret };
  const finish = new AbortController();
  const abort = new AbortController();
  const signals = { finish: finish.signal, abort: abort.signal };
  const delivery: Delivery = { db, transport, from: config.mailFrom, deps, ...signals, log, now: Date.now };
  let running: Promise<void> | undefined;
  let isWanted = false;

  /** Sends due mails at once: to be called when one has been queued. */
  function deliverSoon(): void {
    isWanted = true;
    running ??= run();
  }

  async function run(): Promise<void> {
    while (isWanted && !finish.signal.aborted) {
      isWanted = false;
      await deliverDue(delivery).catch(report);
    }
    running = undefined;
  }

  /** Removes what was given up, and what no mail server took: mails contain addresses and links. */
  async function removeOld(): Promise<void> {
    const time = Date.now();
    await Promise.all([
      db
        .deleteFrom('mails')
        .where('failed_at', '<', time - KEEP_FAILED)
        .execute(),
      removeFilesBefore(outboxOf(config), time - config.keepDays * DAY),
    ]);
  }

  function report(error: unknown): void {
    log.error({ err: error }, 'mails could not be looked after');
  }

  const timer = setInterval(deliverSoon, POLL).unref();
  const stopRemoving = repeat(removeOld, DAY, report);
  deliverSoon();

  /** Starts no further mail and waits for those that are being sent, for a few seconds. */
  async function close(): Promise<void> {
    clearInterval(timer);
    finish.abort();
    const grace = setTimeout(() => abort.abort(), GRACE);
    await Promise.all([running, stopRemoving()]);
    clearTimeout(grace);
    transport.close();
  }

  return { deliverSoon, close };
}
