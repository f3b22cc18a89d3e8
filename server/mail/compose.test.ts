import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, it, onTestFinished } from 'vitest';
import { someSender, someTemplateDeps } from '../../tests/harness/mail.ts';
import type { MailRow } from '../db/schema.ts';
import { compose } from './deliver.ts';
import { outbox } from './transport.ts';

const row: MailRow = {
  id: '0b3c',
  recipient: 'ada@people.example',
  template: 'passwordReset',
  data: '{"resetId":"2f1e9c54-0c55-4f0c-8f0a-1c1f3f6a0b7d"}',
  created_at: Date.UTC(2026, 10, 21, 9, 30),
  expires_at: null,
  attempts: 1,
  next_attempt_at: 0,
  claimed_until: null,
  failed_at: null,
  last_error: null,
};

it('a mail says who, to whom and when, with an id that stays', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'certcrest-compose-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const message = compose(row, someSender, someTemplateDeps);
  await outbox(dir).send({ id: row.id, createdAt: 0, message }, new AbortController().signal);
  const mail = await PostalMime.parse(readFileSync(join(dir, readdirSync(dir)[0] ?? '')));
  expect(mail).toMatchObject({
    from: { name: 'CertCrest', address: 'hello@practice.example' },
    to: [{ address: 'ada@people.example' }],
    subject: 'Set a new password',
    messageId: '<0b3c@practice.example>',
    date: '2026-11-21T09:30:00.000Z',
  });
  expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
});
