import type { NodemailerError } from 'nodemailer';
import type { MailRow } from '../db/schema.ts';

const FIRST_PAUSE = 30 * 1000;
const LONGEST_PAUSE = 60 * 60 * 1000;
const LONGEST_TRIED = 2 * 24 * 60 * 60 * 1000;

/** How long to wait after so many tries have failed: from half a minute, doubling, to an hour. In milliseconds. */
export function pauseAfter(attempts: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (attempts - 1));
}

/** Until when a mail is tried again: as long as it has a point, or else two days. In epoch milliseconds. */
export function triedUntil({ created_at, expires_at }: Pick<MailRow, 'created_at' | 'expires_at'>): number {
  return expires_at ?? created_at + LONGEST_TRIED;
}

/**
 * Whether the mail server has refused this mail for good: its recipient or its content. What it has against the
 * sender or the login is for the server's owner to put right, and holds for every mail, so those are tried again.
 */
export function isRefused(error: NodemailerError): boolean {
  if (error.code !== 'EENVELOPE' && error.code !== 'EMESSAGE') return false;
  const isMalformed = error.command === 'API';
  return isMalformed || (error.permanent === true && error.command !== 'MAIL FROM');
}
