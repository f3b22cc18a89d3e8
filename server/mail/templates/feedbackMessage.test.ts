import { describe, expect, it } from 'vitest';
import { someTemplateDeps } from '../../../tests/harness/mail.ts';
import { feedbackMessage } from './messages.ts';

const data = {
  email: 'ada@people.example',
  message: 'Calm & <b>clear</b>.\nThank you.',
  about: ['administrator', 'adm-setup-01'],
};

describe('feedback', () => {
  it('says who wrote what, and where to reply', () => {
    const { subject, text, replyTo } = feedbackMessage.render(data, someTemplateDeps);
    expect(subject).toBe('Feedback from ada@people.example');
    expect(text).toBe(
      [
        'Feedback from ada@people.example',
        'ada@people.example wrote:',
        '> Calm & <b>clear</b>.\n> Thank you.',
        'They were looking at: administrator, adm-setup-01',
        'Answer to ada@people.example. Nobody has checked that this is the writer’s address.',
        '-- \nCertCrest: practice for Salesforce certification exams. Not affiliated with Salesforce.\n',
      ].join('\n\n'),
    );
    expect(replyTo).toEqual({ name: '', address: 'ada@people.example' });
  });

  it('says the same in HTML, where it is text', () => {
    const { html } = feedbackMessage.render(data, someTemplateDeps);
    expect(html).toContain('>Calm &amp; &lt;b&gt;clear&lt;/b&gt;.\nThank you.</blockquote>');
  });
});
