import { createTransport } from 'nodemailer';
import type { Transport } from './transport.ts';

/** How long the mail server may take for each step, in milliseconds. */
const CONNECTION_TIMEOUT = 10_000;
const GREETING_TIMEOUT = 10_000;
const SOCKET_TIMEOUT = 30_000;

/**
 * Sends mails through a mail server, over a few connections that are kept open. `url` may carry nodemailer's options
 * as its query. With a user in it, nothing is sent unless the connection is encrypted.
 */
export function smtp(url: string): Transport {
  const server = createTransport({
    url,
    pool: true,
    connectionTimeout: CONNECTION_TIMEOUT,
    greetingTimeout: GREETING_TIMEOUT,
    socketTimeout: SOCKET_TIMEOUT,
    requireTLS: new URL(url).username !== '',
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    send: async ({ message }, cut) => {
      await server.sendMail({ ...message, signal: cut });
    },
    close: () => server.close(),
  };
}
