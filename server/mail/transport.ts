import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';
import { outbox } from './outbox.ts';
import { smtp } from './smtp.ts';

/** A mail that is ready to go. */
export interface OutgoingMail {
  readonly id: string;
  /** When it was queued, in epoch milliseconds. */
  readonly createdAt: number;
  readonly message: SendMailOptions;
}

/** The way that mails take. */
export interface Transport {
  /** Resolves once the mail has been handed over for good; `cut` ends the try early. */
  readonly send: (mail: OutgoingMail, cut: AbortSignal) => Promise<void>;
  readonly close: () => void;
}

/** The transport that the configuration asks for: a mail server, or files in the data folder where it names none. */
export function transportFor({ smtpUrl, dataDir }: Pick<Config, 'smtpUrl' | 'dataDir'>): Transport {
  return smtpUrl === undefined ? outbox(join(dataDir, 'outbox')) : smtp(smtpUrl);
}
