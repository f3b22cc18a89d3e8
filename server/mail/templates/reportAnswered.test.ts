import { expect, it } from 'vitest';
import { someTemplateDeps } from '../../../tests/harness/mail.ts';
import { reportAnswered } from './reportAnswered.ts';

const data = { exam: 'Platform Administrator', questionId: 'adm-1', answer: 'B is right <now>.\nA was not.' };

it.each([
  ['accepted', 'Your report was accepted', 'Thank you, you were right. This is what has changed:'],
  ['declined', 'Your report was declined', 'Thank you. We checked the question, and it stays as it is:'],
])('says that a report was %s, and quotes the answer', (state, subject, lead) => {
  const mail = reportAnswered.render({ ...data, state }, someTemplateDeps);
  expect(mail.subject).toBe(subject);
  expect(mail.text).toBe(
    [
      subject,
      'You reported a question of Platform Administrator (adm-1).',
      lead,
      '> B is right <now>.\n> A was not.',
      'See your reports:\nhttps://practice.example/profile',
      '-- \nCertCrest: practice for Salesforce certification exams. Not affiliated with Salesforce.\n',
    ].join('\n\n'),
  );
  expect(mail.html).toContain('B is right &lt;now&gt;.');
});
