import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';

export interface OutgoingMail {
  readonly id: string;
  /** When it was queued. */
  readonly createdAt: number;
  readonly message: SendMailOptions;
}

export interface Transport {
  /** Resolves once the mail has been handed over for good; `abort` ends the try early. */
  readonly send: (mail: OutgoingMail, abort: AbortSignal) => Promise<void>;
  readonly close: () => void;
}

/** The folder of mails that no server is there to take. */
export const outboxOf = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'outbox');

/** Removes mails from an outbox that were written before a time: they contain addresses and links. */
export async function removeFilesBefore(dir: string, time: number): Promise<void> {
  const names = await readdir(dir).catch(() => []);
  for (const name of names.filter((each) => /\.(eml|draft)$/.test(each))) {
    const file = join(dir, name);
    // Someone may have moved it away in between.
    const found = await stat(file).catch(() => undefined);
    if (found && found.mtimeMs < time) await rm(file, { force: true });
  }
}

/** A message is composed from what it contains alone. */
const isolated = { disableFileAccess: true, disableUrlAccess: true };

/** How long the mail server may take for each step, in milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Sends mails through a mail server, over a few connections that are kept open. `url` may carry nodemailer's options
 * as its query. With a user in it, nothing is sent unless the connection is encrypted.
 */
export function smtp(url: string): Transport {
  const requireTLS = new URL(url).username !== '';
  const server = createTransport({ url, pool: true, requireTLS, ...timeouts, ...isolated });
  return {
    send: async ({ message }, signal) => {
      await server.sendMail({ ...message, signal });
    },
    close: () => server.close(),
  };
}

/**
 * Writes mails as `.eml` files into a folder, created when absent, instead of sending them. A file is complete as soon
 * as it exists, and readable for this user alone: mails contain links that open accounts.
 */
export function outbox(dir: string): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...isolated });
  return {
    send: async ({ id, createdAt, message }) => {
      const { message: bytes } = await composer.sendMail(message);
      if (!Buffer.isBuffer(bytes)) throw new TypeError('The mail was not composed into a buffer.');
      await mkdir(dir, { recursive: true, mode: 0o700 });
      // The same name at each try, so that a mail that is tried again is still one file.
      const name = `${new Date(createdAt).toISOString().replaceAll(':', '-')}-${id}.eml`;
      const draft = join(dir, `.${name}.draft`);
      await writeFile(draft, bytes, { mode: 0o600, flush: true });
      await rename(draft, join(dir, name));
    },
    close: () => undefined,
  };
}
