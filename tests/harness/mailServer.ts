import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail as the server received it. */
interface ReceivedMail {
  /** The recipients of its envelope. */
  readonly to: readonly string[];
  readonly mail: Email;
}

/** How a mail server is to behave. */
interface MailServerOptions {
  /** The SMTP status that a recipient is refused with; undefined takes the mail. */
  readonly refusal?: (recipient: string) => number | undefined;
  /** What to wait for before mails are taken. */
  readonly before?: Promise<void>;
}

/** Starts a mail server, which ends with the test. */
export async function mailServer({ refusal, before }: MailServerOptions = {}) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, callback) => {
      const status = refusal?.(address);
      callback(
        status === undefined ? null : Object.assign(new Error(`no <${address}> here`), { responseCode: status }),
      );
    },
    onData: (stream, { envelope }, callback) => {
      async function receive(): Promise<void> {
        const raw = await buffer(stream).catch(() => undefined);
        // The client has disconnected in the middle of the message.
        if (!raw) return;
        await before;
        received.push({ to: envelope.rcptTo.map(({ address }) => address), mail: await PostalMime.parse(raw) });
        callback(null);
      }
      void receive();
    },
  });
  // Some tests disconnect in the middle.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  onTestFinished(() => new Promise<void>((closed) => server.close(closed)));
  const address = listening.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { url: `smtp://127.0.0.1:${port}`, received: received as readonly ReceivedMail[] };
}
