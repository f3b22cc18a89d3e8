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

/** A mail server in this process, which also takes logins of `user` with `s3cret`. */
export interface MailServer {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
}

/** How a mail server is to behave. */
export interface MailServerOptions {
  /** TCP port; any free one unless given. */
  readonly port?: number;
  /** The SMTP status that a recipient is refused with; undefined takes the mail. */
  readonly refusal?: (recipient: string) => number | undefined;
  /** What to wait for before mails are taken. */
  readonly before?: Promise<void>;
}

/** Starts a mail server, which ends with the test. */
export async function mailServer({ port = 0, refusal, before }: MailServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, callback) => {
      const isKnown = username === 'user' && password === 's3cret';
      callback(isKnown ? null : new Error('Unknown user'), { user: username });
    },
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
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  onTestFinished(() => new Promise<void>((closed) => server.close(closed)));
  const address = listening.address();
  return { url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`, received };
}
