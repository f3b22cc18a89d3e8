import type { SendMailOptions } from 'nodemailer';
import type { ZodMiniType } from 'zod/mini';
import type { Mailbox } from '../config.ts';

/** What a mail says, in both of its forms, and what goes with it. */
export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where answers go, if not to the sender. As an object it is taken for exactly one address, whatever is in it. */
  readonly replyTo?: Mailbox;
  readonly attachments?: NonNullable<SendMailOptions['attachments']>;
}

/** What a template may use besides its data. */
export interface TemplateDeps {
  /** Address of the site, without a slash at its end. */
  readonly publicUrl: string;
  /** The server's token secret, for links that prove who got them. */
  readonly tokenSecret: string;
}

/** One kind of mail. */
export interface Template<D> {
  /** Shape of what is kept of such a mail until it is sent: ids rather than secrets, as anybody who reads the database sees it. */
  readonly data: ZodMiniType<D>;
  /** The mail for data as it was kept. Throws where the data have another shape. */
  readonly render: (kept: unknown, deps: TemplateDeps) => MailContent;
}

/** Makes a kind of mail from the shape of its data and what it says about them. */
export function defineTemplate<D>(
  data: ZodMiniType<D>,
  write: (data: D, deps: TemplateDeps) => MailContent,
): Template<D> {
  return { data, render: (kept, deps) => write(data.parse(kept), deps) };
}
