import type { FastifyBaseLogger } from 'fastify';
import type { Mailbox } from '../config.ts';
import type { Database, MailRow } from '../db/schema.ts';
import { compose } from './compose.ts';
import { claimNext, endClaim, removeMail } from './queries.ts';
import { isRefused, pauseAfter, triedUntil } from './retry.ts';
import type { TemplateDeps } from './template.ts';
import type { Transport } from './transport.ts';

/** What delivering works with. */
export interface Delivery {
  readonly db: Database;
  readonly transport: Transport;
  readonly from: Mailbox;
  readonly deps: TemplateDeps;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** The time, in epoch milliseconds. */
  readonly now: () => number;
}

/** How a delivery is ended from outside. */
export interface Stop {
  /** Once aborted no further mail is begun. */
  readonly enough: AbortSignal;
  /** Once aborted the mails that are under way are given up for now. */
  readonly cut: AbortSignal;
}

/** How many mails are sent at the same time; nodemailer keeps as many connections. */
const LANES = 5;

/** How long one mail may take, in milliseconds; a claim holds for longer. */
const SEND_LIMIT = 2 * 60 * 1000;

/** What is kept of an error's text. */
const ERROR_LENGTH = 500;

/**
 * Sends every mail that is due. Each is claimed, sent and forgotten; one that can't be sent is tried again later, or
 * given up where that has no point. Rejects only where the database fails.
 */
export async function deliverDue(delivery: Delivery, stop: Stop): Promise<void> {
  async function lane(): Promise<void> {
    while (!stop.enough.aborted) {
      const mail = await claimNext(delivery.db, delivery.now());
      if (!mail) return;
      await deliver(delivery, mail, stop.cut);
    }
  }
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, lane));
  for (const outcome of lanes) if (outcome.status === 'rejected') throw outcome.reason;
}

async function deliver(delivery: Delivery, mail: MailRow, cut: AbortSignal): Promise<void> {
  const { db, transport, from, deps, now } = delivery;
  if (mail.expires_at !== null && mail.expires_at <= now()) {
    return giveUp(delivery, mail, new Error(mail.last_error ?? 'It expired before it could be sent.'));
  }
  try {
    const message = compose(mail, from, deps);
    const outgoing = { id: mail.id, createdAt: mail.created_at, message };
    await transport.send(outgoing, AbortSignal.any([cut, AbortSignal.timeout(SEND_LIMIT)]));
  } catch (error) {
    const problem = error instanceof Error ? error : new Error(String(error));
    const next = now() + pauseAfter(mail.attempts);
    return isRefused(problem) || next >= triedUntil(mail)
      ? giveUp(delivery, mail, problem)
      : tryAgain(delivery, mail, problem, next);
  }
  return removeMail(db, mail.id);
}

async function tryAgain({ db, log }: Delivery, mail: MailRow, problem: Error, next: number): Promise<void> {
  log.warn(known(mail, problem), 'a mail could not be sent and is tried again');
  await endClaim(db, mail, { last_error: problem.message.slice(0, ERROR_LENGTH), next_attempt_at: next });
}

async function giveUp({ db, log, now }: Delivery, mail: MailRow, problem: Error): Promise<void> {
  log.error(known(mail, problem), 'a mail was given up');
  await endClaim(db, mail, { last_error: problem.message.slice(0, ERROR_LENGTH), failed_at: now() });
}

/** What may be logged: texts of mail servers name the recipient. */
function known({ id, template, attempts }: MailRow, problem: Error & { code?: unknown; responseCode?: unknown }) {
  return { mail: id, template, attempts, code: problem.code, responseCode: problem.responseCode };
}
