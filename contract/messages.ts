import * as z from 'zod/mini';

/** An address by a simple pattern: no spaces, one @, a dot behind it (docs/product.md 6.4); `end` ends its sentences. */
const simpleEmail = (end: '' | '.') =>
  z.string().check(
    z.minLength(1, `Email is required${end}`),
    // Ends the check: the time that the pattern takes grows with the square of the length.
    z.maxLength(254, { error: `Invalid email format${end}`, abort: true }),
    z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, `Invalid email format${end}`),
  );

/** The longest message of the contact form, in characters (docs/product.md 6.4). */
export const CONTACT_LENGTH = 500;

/** The shortest feedback, in characters after trimming (docs/product.md 6.6). */
export const FEEDBACK_LENGTH = 20;

/** How many files go with a contact message (docs/product.md 6.5). */
export const MAX_ATTACHMENTS = 5;

/** How large the files of one message may be together, in bytes: what EmailJS takes, but on its plan for one person. */
export const ATTACHMENT_BYTES = 2 * 1024 * 1024;

/** How the names of the files end that can be attached. */
export const attachmentEndings = [
  ...(['png', 'jpg', 'jpeg', 'gif', 'webp', 'pdf'] as const),
  ...(['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'] as const),
  ...(['txt', 'log', 'md', 'csv', 'json', 'yaml', 'yml'] as const),
] as const;

/** The same for people. */
const attachmentTypes = 'Images, PDF, text, and Office files';

/** What the contact form sends (docs/product.md 6.4); name and subject are as they are. */
export const contactMessage = z.object({
  name: z.string(),
  email: simpleEmail(''),
  subject: z.string(),
  message: z
    .string()
    .check(
      z.minLength(1, 'Message is required'),
      z.maxLength(CONTACT_LENGTH, `Message cannot exceed ${CONTACT_LENGTH} characters`),
    ),
});
export type ContactMessage = z.output<typeof contactMessage>;

/** What the feedback dialog sends (docs/product.md 6.6). */
export const feedback = z.object({
  email: simpleEmail('.'),
  message: z.string().check(
    z.refine((text) => text.trim() !== '', { error: 'Message cannot be empty.', abort: true }),
    z.refine(
      (text) => text.trim().length >= FEEDBACK_LENGTH,
      `Message must be at least ${FEEDBACK_LENGTH} characters long.`,
    ),
    z.maxLength(5000, 'Message cannot exceed 5000 characters.'),
  ),
});
export type Feedback = z.output<typeof feedback>;

/** What people read about a message (docs/product.md 8.5). */
export const messageTexts = {
  contactSent: 'Your message has been sent successfully!',
  contactFailed: 'Failed to send message. Please try again.',
  feedbackSent: 'You successfully sent feedback.',
  feedbackFailed: 'Failed to send feedback.',
  tooManyFiles: `You can upload up to ${MAX_ATTACHMENTS} files only.`,
} as const;

export const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Why the file at a position, from 0, is refused. The sentences repeat nothing of what was sent. */
export const fileTexts = {
  notTaken: (position: number) => `The ${ordinals[position]} file cannot be sent. ${attachmentTypes} can.`,
  wrong: (position: number) => `The ${ordinals[position]} file is damaged, or is not what its name says.`,
} as const;

/** How long a message of the contact form may be, and what may be attached to it. */
export const contactLimits = {
  characters: CONTACT_LENGTH,
  files: MAX_ATTACHMENTS,
  bytes: ATTACHMENT_BYTES,
  tooMany: messageTexts.tooManyFiles,
  endings: attachmentEndings,
  types: attachmentTypes,
} as const;
