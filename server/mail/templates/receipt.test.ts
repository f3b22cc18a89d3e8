import { describe, expect, it } from 'vitest';
import { someTemplateDeps } from '../../../tests/harness/mail.ts';
import { receipt } from './receipt.ts';

const data = {
  orderId: '7d1c9a52-5f0e-4c3b-9d0a-0f5a6a0b1c2d',
  paidAt: Date.UTC(2026, 10, 21, 23, 59),
  items: [
    { name: 'Platform Administrator', cents: 4900 },
    { name: 'Builder <b>& Co</b>', cents: 5 },
  ],
  totalCents: 4905,
  isPractice: false,
};

describe('the receipt', () => {
  it('lists what was bought, the sum, the order and the day', () => {
    const { subject, text } = receipt.render(data, someTemplateDeps);
    expect(subject).toBe('Your receipt');
    expect(text).toBe(
      [
        'Your receipt',
        'Thank you. You now have full access.',
        'Platform Administrator: $49.00\nBuilder <b>& Co</b>: $0.05\nTotal: $49.05',
        'Order 7d1c9a52-5f0e-4c3b-9d0a-0f5a6a0b1c2d, paid on 21 November 2026 (UTC).',
        'Start practising:\nhttps://practice.example/certifications',
        '-- \nCertCrest: practice for Salesforce certification exams. Not affiliated with Salesforce.\n',
      ].join('\n\n'),
    );
  });

  it('says the same in HTML, where names are text', () => {
    const { html } = receipt.render(data, someTemplateDeps);
    for (const part of [
      'Platform Administrator',
      '$49.00',
      'Builder &lt;b&gt;&amp; Co&lt;/b&gt;',
      '$49.05',
      data.orderId,
    ]) {
      expect(html).toContain(part);
    }
    expect(html).not.toContain('<b>');
  });

  it('says where no one was charged', () => {
    const practice = receipt.render({ ...data, isPractice: true }, someTemplateDeps);
    for (const form of [practice.text, practice.html]) expect(form).toContain('nobody was charged');
    expect(receipt.render(data, someTemplateDeps).text).not.toContain('nobody was charged');
  });
});
