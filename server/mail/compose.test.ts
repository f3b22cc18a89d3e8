import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { someSender, someTemplateDeps } from '../../tests/harness/mail.ts';
import type { MailRow } from '../db/schema.ts';
import { readResetToken } from '../secrets/signatures.ts';
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

/** The mail of a row: its source, and as a mail program reads it. */
async function sent(changes: Partial<MailRow>, from = someSender): Promise<{ source: string; mail: Email }> {
  const dir = mkdtempSync(join(tmpdir(), 'certcrest-compose-'));
  try {
    const message = compose({ ...row, ...changes }, from, someTemplateDeps);
    await outbox(dir).send({ id: row.id, createdAt: 0, message }, new AbortController().signal);
    const source = readFileSync(join(dir, readdirSync(dir)[0] ?? ''));
    return { source: source.toString('utf8'), mail: await PostalMime.parse(source) };
  } finally {
    rmSync(dir, { recursive: true });
  }
}

describe('compose', () => {
  it('says who, to whom and when, with an id that stays', async () => {
    const { mail } = await sent({});
    expect(mail).toMatchObject({
      from: { name: 'CertCrest', address: 'hello@practice.example' },
      to: [{ address: 'ada@people.example' }],
      subject: 'Set a new password',
      messageId: '<0b3c@practice.example>',
      date: '2026-11-21T09:30:00.000Z',
    });
    expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  });

  it('contains the whole link in text and HTML, with a token that the server accepts', async () => {
    const { source, mail } = await sent({});
    const link = /https:\/\/practice\.example\/resetPassword\?token=\S+/.exec(mail.text ?? '')?.[0] ?? '';
    const token = new URL(link).searchParams.get('token') ?? '';
    expect(readResetToken(someTemplateDeps.tokenSecret, token)).toBe('2f1e9c54-0c55-4f0c-8f0a-1c1f3f6a0b7d');
    expect(mail.html).toContain(`href="${link}"`);
    expect(link.length).toBeGreaterThan(76);
    expect(source.split('\r\n').every((line) => line.length <= 76)).toBe(true);
  });
});
