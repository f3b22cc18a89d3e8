import type { SendMailOptions } from 'nodemailer';
import type { ZodMiniType } from 'zod/mini';
import type { Mailbox } from '../../environment.ts';
import type { Deps } from '../../deps.ts';

/** The content of a mail, in both of its forms, and its attachments. */
export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where replies go, if not to the sender. As an object it is read as exactly one address, whatever it contains. */
  readonly replyTo?: Mailbox;
  readonly attachments?: NonNullable<SendMailOptions['attachments']>;
}

/** What a template may use besides its data. */
export type TemplateDeps = Pick<Deps, 'publicUrl' | 'tokenSecret'>;

/** One kind of mail. */
export interface Template<D> {
  /** Shape of the stored data: ids rather than secrets, as anyone who reads the database sees them. */
  readonly data: ZodMiniType<D>;
  /** Renders the mail for stored data. Throws where the data have another shape. */
  readonly render: (stored: unknown, deps: TemplateDeps) => MailContent;
}

/** Defines a kind of mail by the shape of its data and its text. */
export function defineTemplate<D>(
  data: ZodMiniType<D>,
  write: (data: D, deps: TemplateDeps) => MailContent,
): Template<D> {
  return { data, render: (stored, deps) => write(data.parse(stored), deps) };
}
