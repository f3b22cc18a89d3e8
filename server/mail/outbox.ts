import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Transport } from './transport.ts';

/**
 * Writes mails as `.eml` files into a folder, made when absent, instead of sending them. A file is complete from the
 * moment that it is there, and readable for this user alone: mails hold links that open accounts.
 */
export function outbox(dir: string): Transport {
  const composer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    send: async ({ id, createdAt, message }) => {
      const { message: bytes } = await composer.sendMail(message);
      if (!Buffer.isBuffer(bytes)) throw new TypeError('The mail was not composed into a buffer.');
      await mkdir(dir, { recursive: true, mode: 0o700 });
      // The same name at each try, so that a mail that is tried again is still one file.
      const name = `${new Date(createdAt).toISOString().replaceAll(':', '-')}-${id}.eml`;
      const draft = join(dir, `.${name}.draft`);
      await writeThrough(draft, bytes);
      await rename(draft, join(dir, name));
      await sync(dir);
    },
    close: () => undefined,
  };
}

async function writeThrough(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes the names of a folder's files last; systems that can't open a folder do so by themselves. */
async function sync(dir: string): Promise<void> {
  const handle = await open(dir, 'r').catch(() => undefined);
  try {
    await handle?.sync();
  } finally {
    await handle?.close();
  }
}
