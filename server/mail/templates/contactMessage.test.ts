import { describe, expect, it } from 'vitest';
import { someTemplateDeps } from '../../../tests/harness/mail.ts';
import { contactMessage } from './messages.ts';

const data = {
  name: 'Ada Lovelace',
  email: 'ada@people.example',
  subject: 'A question',
  message: 'Is it right?\nI think not.',
  files: [{ name: 'proof.txt', type: 'text/plain', content: Buffer.from('1 + 1').toString('base64') }],
};

const render = (changes: object = {}) => contactMessage.render({ ...data, ...changes }, someTemplateDeps);

describe('a message of the contact form', () => {
  it('says who wrote what, and where to reply', () => {
    const { subject, text, replyTo } = render();
    expect(subject).toBe('Contact form: A question');
    expect(text).toBe(
      [
        'Contact form: A question',
        'Ada Lovelace (ada@people.example) wrote:',
        '> Is it right?\n> I think not.',
        'Files, which nobody has looked at: proof.txt',
        'Answer to ada@people.example. Nobody has checked that this is the writer’s address.',
        '-- \nCertCrest: practice for Salesforce certification exams. Not affiliated with Salesforce.\n',
      ].join('\n\n'),
    );
    expect(replyTo).toEqual({ name: '', address: 'ada@people.example' });
  });

  it('carries the files', () => {
    expect(render().attachments).toEqual([
      { filename: 'proof.txt', contentType: 'text/plain', content: Buffer.from('1 + 1') },
    ]);
  });

  it('does without a name, a subject and files', () => {
    const { subject, text } = render({ name: '', subject: '', files: [] });
    expect(subject).toBe('Contact form: no subject');
    expect(text).toContain('\n\nada@people.example wrote:\n\n');
    expect(text).not.toContain('Files');
  });

  it('contains nothing but text in HTML', () => {
    const hostile = '<img src=x onerror="alert(1)">';
    const { html } = render({
      name: hostile,
      email: `${hostile}@x.y`,
      subject: hostile,
      message: hostile,
      files: [{ name: hostile, type: 'text/plain', content: '' }],
    });
    expect(html).not.toContain('<img');
    expect(html.split('&lt;img src=x onerror="alert(1)"&gt;')).toHaveLength(8);
  });
});
