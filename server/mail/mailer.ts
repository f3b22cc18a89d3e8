import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { deliverDue, type Delivery } from './deliver.ts';
import { removeFailedBefore } from './queue.ts';
import { outboxOf, removeFilesBefore, transportFor } from './transport.ts';

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
  const transport = transportFor(config);
  const deps = { publicUrl: config.publicUrl, tokenSecret };
  const delivery: Delivery = { db, transport, from: config.mailFrom, deps, log, now: Date.now };
  const finish = new AbortController();
  const abort = new AbortController();
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
      await deliverDue(delivery, { finish: finish.signal, abort: abort.signal }).catch(report);
    }
    running = undefined;
  }

  function removeOld(): void {
    removeFailedBefore(db, Date.now() - KEEP_FAILED).catch(report);
    removeFilesBefore(outboxOf(config), Date.now() - config.keepDays * DAY).catch(report);
  }

  function report(error: unknown): void {
    log.error({ err: error }, 'mails could not be looked after');
  }

  const timers = [setInterval(deliverSoon, POLL).unref(), setInterval(removeOld, DAY).unref()];
  removeOld();
  deliverSoon();

  /** Starts no further mail and waits for those that are being sent, for a few seconds. */
  async function close(): Promise<void> {
    for (const timer of timers) clearInterval(timer);
    finish.abort();
    const grace = setTimeout(() => abort.abort(), GRACE);
    await running;
    clearTimeout(grace);
    transport.close();
  }

  return { deliverSoon, close };
}
