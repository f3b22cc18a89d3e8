import { contact } from '../../../content/site.ts';
import { keptAfterDeletion, type PersonalData } from '../../../contract/personalData.ts';
import type { ProseNode } from '../../../domain/articles/types.ts';
import { type LegalPage, paths } from '../../../domain/paths.ts';

/*
 * SAMPLE TEXTS for the site's owner: they describe what the product does. Have them checked for your country, and add who
 * you are, before you sell anything.
 */

const h2 = (text: string): ProseNode => ({ tag: 'h2', children: [text] });
const h3 = (text: string): ProseNode => ({ tag: 'h3', children: [text] });
const p = (...children: ProseNode[]): ProseNode => ({ tag: 'p', children });
const a = (text: string, href: string): ProseNode => ({ tag: 'a', href, children: [text] });
const strong = (text: string): ProseNode => ({ tag: 'strong', children: [text] });
const list = (items: readonly (readonly ProseNode[])[]): ProseNode => ({
  tag: 'ul',
  children: items.map((children) => ({ tag: 'li', children })),
});

const groups = ['Account', 'Practice', 'Purchases', 'Security'] as const;

/** Everything that is kept of a person, by the file that they can download: its group, what it is, and for how long. */
const kept: Readonly<
  Record<Exclude<keyof PersonalData, 'exportedAt' | 'notIncluded'>, readonly [(typeof groups)[number], string, string]>
> = {
  account: ['Account', 'Login', 'email, sign-up date, a one-way hash of your password, never the password itself.'],
  connections: [
    'Account',
    'Connected accounts',
    'the Google or Salesforce account that you log in with, if you connect one. Removed when you disconnect it.',
  ],
  passkeys: ['Account', 'Passkeys', 'names and public keys, until removed. The secret stays on your device.'],
  emailChanges: ['Account', 'Email changes', 'the new address, and when it was confirmed. Removed after a day.'],
  mails: ['Account', 'Emails to you', 'each is deleted once it has been sent.'],
  attempts: ['Practice', 'Results', 'the questions you were asked, your picks, your scores, and the time you took.'],
  learnerQuestions: ['Practice', 'Questions', 'how you did on each one, your bookmarks, and your notes.'],
  examDates: ['Practice', 'Exam dates', 'the days you set for your official exams.'],
  reports: ['Practice', 'Reports', 'what you told us about a question, and our answer.'],
  cart: ['Purchases', 'Cart', 'the exams in it.'],
  orders: ['Purchases', 'Orders', 'their exams, prices, dates, and payment IDs. No card, name, or address.'],
  boughtExams: ['Purchases', 'Access', 'the exams you have full access to.'],
  sessions: ['Security', 'Sessions', 'the browser you logged in with, and when. Removed a day after the session ends.'],
  passwordResets: ['Security', 'Password resets', 'when a link was emailed and used. Removed after a day.'],
  securityEvents: ['Security', 'Security log', 'logins and account changes, with IP addresses. Kept for 90 days.'],
};

/** Not among the files: they are in our mailbox. */
const messages = ['Account', 'Messages to us', 'in our mailbox, until you ask us to delete them.'] as const;

const privacy: readonly ProseNode[] = [
  p('We keep what the site needs to work, and nothing else. There are no trackers, no analytics, and no advertising.'),
  h2('What we keep about you'),
  p('We keep this for as long as you have an account, unless noted otherwise.'),
  ...groups.flatMap((group) => [
    h3(group),
    list(
      [...Object.values(kept), messages].flatMap(([of, what, text]) =>
        of === group ? [[strong(what), `: ${text}`]] : [],
      ),
    ),
  ]),
  h2('Download or delete your data'),
  p(
    'In your ',
    a('account settings', `${paths.account.href()}#data`),
    ', you can download everything in your account, or delete it. After you delete your account:',
  ),
  list(keptAfterDeletion.map((text) => [text])),
  h2('What your browser keeps'),
  list([
    [strong('Your login'), ': until you log out or are inactive for three hours.'],
    [
      strong('Your practice'),
      ': unfinished quizzes, results that have not been sent yet, and a visitor’s results for a day.',
    ],
    [strong('Cookie “color-mode”'), ': remembers for a year the color scheme you chose.'],
    [
      strong('Cookie “certcrest_openid”'),
      ': remembers for ten minutes that you’re logging in with another account, where offered.',
    ],
    [
      strong('Cookie “certcrest_devices”'),
      ': recognizes this browser for a year, so that someone else’s wrong passwords don’t lock you out.',
    ],
  ]),
  p('None of this follows you to other sites.'),
  h2('Who else gets data'),
  list([
    [strong('PayPal'), ': the amount, the exams, and our order number, when you pay.'],
    [strong('Google or Salesforce'), ': that you logged in here, if you log in with their account.'],
    [strong('Our email service'), ': the emails we send you, and the messages you send us.'],
  ]),
  p('Besides them, only the company that hosts our server processes your data. We never sell it.'),
  h2('Who we are'),
  p(
    `CertCrest works remotely and worldwide, and isn’t affiliated with Salesforce. Write to ${contact.email} or use the `,
    a('contact form', paths.contactUs.href('Privacy')),
    `. We reply within ${contact.answersWithin}.`,
  ),
];

const terms: readonly ProseNode[] = [
  h2('What you get'),
  p(
    'Practice questions for certification exams, written by us. Part of every exam is free. A purchase opens all questions of one exam for your account, including those we add later. It never expires.',
  ),
  h2('What we ask of you'),
  list([
    ['Keep your account to yourself, and your password secret.'],
    ['Don’t copy, publish, or resell our questions.'],
    ['Don’t share questions from real exams with us or with other learners.'],
  ]),
  h2('What we don’t promise'),
  p(
    'We work hard to keep every question correct, and fix what you report. But we can’t promise that you’ll pass. CertCrest is not affiliated with Salesforce, and its exams change without notice.',
  ),
  h2('Payment'),
  p(
    'Prices are in US dollars. You pay once for each exam; there is no subscription. See also ',
    a('Refunds', paths.legal.href('refunds')),
    '.',
  ),
  h2('Changes'),
  p('If these terms change, we’ll say so here. What you’ve bought stays yours.'),
];

const refunds: readonly ProseNode[] = [
  p(
    'If an exam is not what you expected, we refund it in full within 14 days of your purchase. You don’t have to say why.',
  ),
  h2('How to get a refund'),
  p(
    'Contact us from the email address of your account, with your order number: ',
    a('request a refund', paths.contactUs.href('Refund')),
    '. Your order numbers are in your ',
    a('account settings', `${paths.account.href()}#orders`),
    '.',
  ),
  h2('What happens then'),
  p(
    `We reply within ${contact.answersWithin}. PayPal returns the money the way you paid, usually within five days. The exam then goes back to its free questions; your results stay.`,
  ),
];

/** When the texts were last changed. */
export const updated = '2026-11-30';

/** The pages that a shop owes, with their texts. */
export const legalTexts: Readonly<
  Record<LegalPage, { title: string; description: string; nodes: readonly ProseNode[] }>
> = {
  privacy: {
    title: 'Privacy Policy',
    description: 'What we keep, for how long, and how to get or delete it.',
    nodes: privacy,
  },
  terms: { title: 'Terms', description: 'What you get from CertCrest, and what we ask of you.', nodes: terms },
  refunds: { title: 'Refunds', description: 'Your money back within 14 days, no questions asked.', nodes: refunds },
};
