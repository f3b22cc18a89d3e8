import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outbox, type OutgoingMail, removeFilesBefore, smtp } from './transport.ts';
import { mailServer } from '../../tests/harness/mailServer.ts';
import { PATIENCE } from '../../tests/harness/patience.ts';

const never = new AbortController().signal;
const createdAt = Date.UTC(2026, 10, 21, 9, 30, 5, 70);
const fileName = '2026-11-21T09-30-05.070Z-m1.eml';

describe('outbox', () => {
  let dir: string;
  const send = (subject: string) =>
    outbox(dir).send({ id: 'm1', createdAt, message: { from: 'a@x.y', to: 'b@x.y', subject, text: 'Hello' } }, never);

  beforeEach(() => {
    dir = join(mkdtempSync(join(tmpdir(), 'certcrest-outbox-')), 'outbox');
  });
  afterEach(() => rmSync(join(dir, '..'), { recursive: true }));

  it('loses mails that are older than they are kept, and nothing else', async () => {
    await send('Old');
    for (const name of ['new.eml', 'notes.txt']) writeFileSync(join(dir, name), '');
    for (const name of [fileName, 'notes.txt']) utimesSync(join(dir, name), 1, 1);
    await removeFilesBefore(dir, 2000);
    expect(readdirSync(dir)).toEqual(['new.eml', 'notes.txt']);
    await removeFilesBefore(join(dir, 'nowhere'), 2000);
  });

  it('lets no one else read it', async () => {
    await send('Hello');
    expect(statSync(join(dir, fileName)).mode & 0o777).toBe(0o600);
    expect(statSync(dir).mode & 0o777).toBe(0o700);
  });
});

const mailTo = (address: string): OutgoingMail => ({
  id: 'm1',
  createdAt: 0,
  message: { from: 'hello@practice.example', to: { name: '', address }, subject: 'Hello', text: 'Hello' },
});

describe('smtp', { timeout: PATIENCE }, () => {
  it('does not let a login go over a connection that is not encrypted', async () => {
    const server = await mailServer();
    const transport = smtp(server.url.replace('//', '//user:s3cret@'));
    await expect(transport.send(mailTo('ada@people.example'), never)).rejects.toMatchObject({ code: 'ETLS' });
    expect(server.received).toEqual([]);
    transport.close();
  });
});
