import { describe, expect, it } from 'vitest';
import { someTemplateDeps } from '../../tests/harness/mail.ts';
import { letter } from './letter.ts';
import { render } from './mails.ts';

const footer = '-- \nCertCrest: practice for Salesforce certification exams. Not affiliated with Salesforce.\n';
const answerTo = 'Answer to ada@people.example. Nobody has checked that this is the writer’s address.';
const hostile = `</p><script>alert("1")</script> 'a' & b`;

describe('a letter', () => {
  it('says the same in text and HTML, where everything that it is given is text', () => {
    const link = { label: 'Open', href: `https://x.y/"${hostile}` };
    const { subject, text, html } = letter('Hello', [hostile, link, { quote: 'One.\n\nTwo.' }, { rows: [['a', 'b']] }]);
    expect(subject).toBe('Hello');
    expect(text).toContain(`Hello\n\n${hostile}\n\nOpen:\nhttps://x.y/"${hostile}\n\n> One.\n> \n> Two.\n\na: b\n`);
    expect(html).toContain(`&lt;/p&gt;&lt;script&gt;alert("1")&lt;/script&gt; 'a' &amp; b</p>`);
    expect(html).toContain('href="https://x.y/&quot;&lt;/p&gt;&lt;script&gt;alert(&quot;1&quot;)');
    expect(html).toMatch(/<blockquote[^>]*white-space:pre-wrap[^>]*>One\.\n\nTwo\.<\/blockquote>/);
    expect(html).not.toContain('<script');
  });
});

describe('a message of the contact form', () => {
  const data = { name: 'Ada Lovelace', email: 'ada@people.example', subject: 'A question', message: 'Is it?\nNo.' };
  const files = [{ name: 'proof.txt', type: 'text/plain', content: Buffer.from('1 + 1').toString('base64') }];

  it('says who wrote what, and carries the files', () => {
    const mail = render('contactMessage', { ...data, files }, someTemplateDeps);
    expect(mail.subject).toBe('Contact form: A question');
    const wrote = 'Ada Lovelace (ada@people.example) wrote:';
    const unseen = 'Files, which nobody has looked at: proof.txt';
    expect(mail.text).toBe([mail.subject, wrote, '> Is it?\n> No.', unseen, answerTo, footer].join('\n\n'));
    expect(mail.replyTo).toEqual({ name: '', address: 'ada@people.example' });
    const content = Buffer.from('1 + 1');
    expect(mail.attachments).toEqual([{ filename: 'proof.txt', contentType: 'text/plain', content }]);
  });

  it('does without a name, a subject and files', () => {
    const mail = render('contactMessage', { ...data, name: '', subject: '', files: [] }, someTemplateDeps);
    expect(mail.subject).toBe('Contact form: no subject');
    expect(mail.text).toContain('\n\nada@people.example wrote:\n\n');
    expect(mail.text).not.toContain('Files');
  });
});

it('feedback says who wrote what, and at which question', () => {
  const data = { email: 'ada@people.example', message: 'Calm.\nThank you.', about: ['administrator', 'adm-setup-01'] };
  const { subject, text } = render('feedbackMessage', data, someTemplateDeps);
  expect(subject).toBe('Feedback from ada@people.example');
  const looking = 'They were looking at: administrator, adm-setup-01';
  const parts = [subject, 'ada@people.example wrote:', '> Calm.\n> Thank you.', looking, answerTo, footer];
  expect(text).toBe(parts.join('\n\n'));
});

it('a receipt lists what was bought, the sum, the order and the day, and says where no one was charged', () => {
  const items = [
    { name: 'Platform Administrator', cents: 4900 },
    { name: 'App Builder', cents: 5 },
  ];
  const data = { orderId: '7d1c9a52', paidAt: Date.UTC(2026, 10, 21, 23, 59), items, totalCents: 4905 };
  const { subject, text } = render('receipt', { ...data, isPractice: false }, someTemplateDeps);
  expect(text).toBe(
    [
      subject,
      'Thank you. You now have full access.',
      'Platform Administrator: $49.00\nApp Builder: $0.05\nTotal: $49.05',
      'Order 7d1c9a52, paid on November 21, 2026 (UTC).',
      'Start practicing:\nhttps://practice.example/certifications',
      footer,
    ].join('\n\n'),
  );
  expect(render('receipt', { ...data, isPractice: true }, someTemplateDeps).text).toContain('nobody was charged');
});

it.each([
  ['accepted', 'Your report was accepted', 'Thank you, you were right. This is what has changed:'],
  ['declined', 'Your report was declined', 'Thank you. We checked the question, and it stays as it is:'],
])('says that a report was %s, and quotes the answer', (state, subject, lead) => {
  const data = { exam: 'Platform Administrator', questionId: 'adm-1', answer: 'B is right.\nA was not.', state };
  const mail = render('reportAnswered', data, someTemplateDeps);
  const about = 'You reported a question of Platform Administrator (adm-1).';
  const profile = 'See your reports:\nhttps://practice.example/profile';
  expect(mail.subject).toBe(subject);
  expect(mail.text).toBe([subject, about, lead, '> B is right.\n> A was not.', profile, footer].join('\n\n'));
});
