import type { NodemailerError, SendMailOptions } from 'nodemailer';
import type { Mailbox } from '../environment.ts';
import type { MailRow } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { claimNext } from './queue.ts';
import { type MailDeps, render } from './mails.ts';
import type { Transport } from './transport.ts';

export interface Delivery extends Pick<Deps, 'db' | 'log' | 'now'> {
  readonly transport: Transport;
  readonly from: Mailbox;
  readonly deps: MailDeps;
  /** Once aborted no further mail is started. */
  readonly finish: AbortSignal;
  /** Once aborted the mails that are being sent are given up for now. */
  readonly abort: AbortSignal;
}

/** How many mails are sent at the same time; nodemailer keeps as many connections. */
const LANES = 5;

/** How long one mail may take, in milliseconds; a claim holds for longer. */
const SEND_LIMIT = 2 * 60 * 1000;

/** How long to wait before the second try and the longest wait, doubling in between, in milliseconds. */
const FIRST_PAUSE = 30 * 1000;
const LONGEST_PAUSE = 60 * 60 * 1000;

/** For how long a mail is tried that does not expire, in milliseconds. */
const LONGEST_TRIED = 2 * 24 * 60 * 60 * 1000;

/** The longest part of an error's text that is stored. */
const ERROR_LENGTH = 500;

/**
 * Sends every mail that is due. Each is claimed, sent and removed; one that can't be sent is tried again later, or given
 * up where that is pointless. Rejects only where the database fails.
 */
export async function deliverDue(delivery: Delivery): Promise<void> {
  async function lane(): Promise<void> {
    while (!delivery.finish.aborted) {
      const mail = await claimNext(delivery.db, delivery.now());
      if (!mail) return;
      await deliver(delivery, mail);
    }
  }
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, lane));
  for (const outcome of lanes) if (outcome.status === 'rejected') throw outcome.reason;
}

async function deliver(delivery: Delivery, mail: MailRow): Promise<void> {
  const { db, transport, from, deps, abort, now } = delivery;
  if (mail.expires_at !== null && mail.expires_at <= now()) {
    const problem = new Error(mail.last_error ?? 'It expired before it could be sent.');
    return endClaim(delivery, mail, problem, { failed_at: now() });
  }
  try {
    const message = compose(mail, from, deps);
    const outgoing = { id: mail.id, createdAt: mail.created_at, message };
    await transport.send(outgoing, AbortSignal.any([abort, AbortSignal.timeout(SEND_LIMIT)]));
  } catch (error) {
    const problem = error instanceof Error ? error : new Error(String(error));
    const next = now() + Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (mail.attempts - 1));
    const end = mail.expires_at ?? mail.created_at + LONGEST_TRIED;
    const isOver = isRefused(problem) || next >= end;
    return endClaim(delivery, mail, problem, isOver ? { failed_at: now() } : { next_attempt_at: next });
  }
  await db.deleteFrom('mails').where('id', '=', mail.id).execute();
}

/**
 * Ends a claim whose mail was not sent: it failed for good, or is tried again. Does nothing where the claim has expired and
 * another server has the mail.
 */
async function endClaim(
  { db, log }: Delivery,
  { id, template, attempts }: MailRow,
  { code, responseCode, message }: NodemailerError,
  outcome: Partial<Pick<MailRow, 'failed_at' | 'next_attempt_at'>>,
): Promise<void> {
  // Not the text: those of mail servers contain the recipient.
  const fields = { mail: id, template, attempts, code, responseCode };
  if (outcome.failed_at === undefined) log.warn(fields, 'a mail could not be sent and is tried again');
  else log.error(fields, 'a mail was given up');
  await db
    .updateTable('mails')
    .set({ ...outcome, claimed_until: null, last_error: message.slice(0, ERROR_LENGTH) })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
}

/** The message of a queued mail. Its Message-ID is the same at each try, so that mailboxes can recognize a repeated one. */
export function compose(
  { id, recipient, template, data, created_at }: MailRow,
  from: Mailbox,
  deps: MailDeps,
): SendMailOptions {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    ...render(template, JSON.parse(data), deps),
    from,
    // As an object it is read as exactly one address, whatever it contains.
    to: { name: '', address: recipient },
    messageId: `<${id}@${domain}>`,
    date: new Date(created_at),
    // Prevents automatic replies such as "I'm on holiday".
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/**
 * Whether the mail server has refused this mail for good: its recipient or its content. A refused sender or login must be
 * corrected by the server's owner and concerns every mail, so those are tried again.
 */
function isRefused(error: NodemailerError): boolean {
  if (error.code !== 'EENVELOPE' && error.code !== 'EMESSAGE') return false;
  const isMalformed = error.command === 'API';
  return isMalformed || (error.permanent === true && error.command !== 'MAIL FROM');
}
