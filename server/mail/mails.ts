import type { SendMailOptions } from 'nodemailer';
import * as z from 'zod/mini';
import { idProvider, idProviderNames } from '../../contract/idProviders.ts';
import { paths } from '../../domain/paths.ts';
import { centsToDollars } from '../../domain/pricing/total.ts';
import type { Deps } from '../deps.ts';
import type { Mailbox } from '../environment.ts';
import { linkTokenOf } from '../secrets/tokenSecret.ts';
import { letter } from './letter.ts';

/** The content of a mail, in both of its forms, and its attachments. */
interface MailContent extends ReturnType<typeof letter> {
  /** Where replies go, if not to the sender. As an object it is read as exactly one address, whatever it contains. */
  readonly replyTo?: Mailbox;
  readonly attachments?: NonNullable<SendMailOptions['attachments']>;
}

/** What a mail may say besides its data. */
export type MailDeps = Pick<Deps, 'publicUrl' | 'tokenSecret'>;

/** A kind of mail: the shape of its stored data, and its text. Data have ids instead of secrets, as they can be read. */
const kind = <D>(data: z.ZodMiniType<D>, write: (data: D, deps: MailDeps) => MailContent) => ({
  data,
  render: (stored: unknown, deps: MailDeps) => write(data.parse(stored), deps),
});

/** A file of a message, as it is stored until the mail is sent. */
const attachment = z.object({
  name: z.string(),
  /** A media type without parameters. */
  type: z.string(),
  /** In base64. */
  content: z.string(),
});
export type Attachment = z.output<typeof attachment>;

const contactData = z.object({
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  files: z.readonly(z.array(attachment)),
});

const receiptData = z.object({
  orderId: z.string(),
  paidAt: z.number(),
  items: z.array(z.object({ name: z.string(), cents: z.number() })),
  totalCents: z.number(),
  /** Whether it was paid with the built-in wallet. */
  isPractice: z.boolean(),
});

const reportData = z.object({
  state: z.enum(['accepted', 'declined']),
  exam: z.string(),
  questionId: z.string(),
  /** What has changed, or why nothing has. */
  answer: z.string(),
});

const reportWords = {
  accepted: { subject: 'Your report was accepted', lead: 'Thank you, you were right. This is what has changed:' },
  declined: { subject: 'Your report was declined', lead: 'Thank you. We checked the question, and it stays as it is:' },
} as const;

const dayIn = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const newPassword = ({ publicUrl }: MailDeps) => ({
  label: 'Set a new password',
  href: publicUrl + paths.resetPassword.href(),
});

/** Every kind of mail. A name must stay while such mails may be queued. */
const mails = {
  // Tokens of links are made here, so that no usable link is ever stored.
  passwordReset: kind(z.object({ resetId: z.string() }), ({ resetId }, deps) => {
    const { label, href } = newPassword(deps);
    return letter('Set a new password', [
      'Someone, most likely you, asked to set a new password for your CertCrest account.',
      { label, href: `${href}?token=${encodeURIComponent(linkTokenOf(deps.tokenSecret, 'password-reset', resetId))}` },
      'The link is valid for one hour and works once. Setting a new password logs you out everywhere and removes your passkeys.',
      'If you did not ask for this, you can ignore this email: your password stays the same. Please do not share the link.',
    ]);
  }),
  /** To the new address. */
  emailChange: kind(z.object({ changeId: z.string() }), ({ changeId }, deps) => {
    const token = encodeURIComponent(linkTokenOf(deps.tokenSecret, 'email-change', changeId));
    return letter('Confirm your new email', [
      'Someone, most likely you, asked to use this address for a CertCrest account.',
      { label: 'Use this address', href: `${deps.publicUrl}${paths.confirmEmail.href()}?token=${token}` },
      'The link is valid for one hour and works once. From then on you log in with this address.',
      'If you did not ask for this, you can ignore this email: nothing changes unless the link is used.',
    ]);
  }),
  /** To the old address. */
  emailChangeNotice: kind(z.object({}), (_, deps) =>
    letter('Your email is about to change', [
      'Someone, most likely you, asked to use another address for your CertCrest account. The change takes effect once it is confirmed with the link we sent there.',
      'If you did not ask for this, someone else knows your password. Set a new one now: that ends all sessions.',
      newPassword(deps),
    ]),
  ),
  passkeyAdded: kind(z.object({ name: z.string() }), ({ name }, deps) =>
    letter('A passkey was added to your account', [
      `Someone, most likely you, added a passkey to your CertCrest account (${name}). It logs in without your password.`,
      'If you did not add it, someone else knows your password. Set a new one now, which ends all sessions, and remove the passkey in your account settings.',
      newPassword(deps),
    ]),
  ),
  accountConnected: kind(z.object({ provider: idProvider }), ({ provider }, deps) => {
    const name = idProviderNames[provider];
    return letter(`${name} is connected to your account`, [
      `Someone, most likely you, connected a ${name} account to your CertCrest account. Anyone with access to it can now log in with it.`,
      { label: 'See your connected accounts', href: deps.publicUrl + paths.account.href() },
      'If it was not you, disconnect it there and set a new password: that ends all other sessions.',
    ]);
  }),
  receipt: kind(receiptData, ({ orderId, paidAt, items, totalCents, isPractice }, deps) =>
    letter('Your receipt', [
      'Thank you. You now have full access.',
      {
        rows: [...items, { name: 'Total', cents: totalCents }].map(({ name, cents }) => [
          name,
          `$${centsToDollars(cents)}`,
        ]),
      },
      `Order ${orderId}, paid on ${dayIn.format(paidAt)} (UTC).`,
      ...(isPractice ? ['You paid with CertCrest’s test wallet: nobody was charged.'] : []),
      { label: 'Start practicing', href: deps.publicUrl + paths.certifications.href() },
    ]),
  ),
  reportAnswered: kind(reportData, ({ state, exam, questionId, answer }, deps) =>
    letter(reportWords[state].subject, [
      `You reported a question of ${exam} (${questionId}).`,
      reportWords[state].lead,
      { quote: answer },
      { label: 'See your reports', href: deps.publicUrl + paths.profile.href() },
    ]),
  ),
  // The last two are for the people behind the site. They name their source, so that no one takes a stranger's words for
  // the site's own.
  contactMessage: kind(contactData, ({ name, email, subject, message, files }) => ({
    ...letter(`Contact form: ${subject === '' ? 'no subject' : subject}`, [
      `${name === '' ? email : `${name} (${email})`} wrote:`,
      { quote: message },
      ...(files.length > 0 ? [`Files, which nobody has looked at: ${files.map((file) => file.name).join(', ')}`] : []),
      replyHint(email),
    ]),
    ...replyTo(email),
    attachments: files.map(({ name: filename, type: contentType, content }) => ({
      filename,
      contentType,
      content: Buffer.from(content, 'base64'),
    })),
  })),
  feedbackMessage: kind(
    z.object({ email: z.string(), message: z.string(), about: z.array(z.string()) }),
    ({ email, message, about }) => ({
      ...letter(`Feedback from ${email}`, [
        `${email} wrote:`,
        { quote: message },
        ...(about.length > 0 ? [`They were looking at: ${about.join(', ')}`] : []),
        replyHint(email),
      ]),
      ...replyTo(email),
    }),
  ),
} as const;

const replyHint = (email: string) => `Answer to ${email}. Nobody has checked that this is the writer’s address.`;

/** Makes replies go to an address, unless it is not ASCII before the @: many mail servers refuse such a header. */
const replyTo = (address: string): Pick<MailContent, 'replyTo'> =>
  /^[\x21-\x7E]+@/.test(address) ? { replyTo: { name: '', address } } : {};

export type MailName = keyof typeof mails;

export type DataOf<N extends MailName> = z.output<(typeof mails)[N]['data']>;

/** Renders a mail. Throws for an unknown kind, such as one that a newer server has queued, and for data of another shape. */
export function render(name: string, data: unknown, deps: MailDeps): MailContent {
  const found = new Map<string, { render: (typeof mails)[MailName]['render'] }>(Object.entries(mails)).get(name);
  if (!found) throw new Error(`There is no mail "${name}".`);
  return found.render(data, deps);
}
