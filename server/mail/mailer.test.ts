import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../db/schema.ts';
import { testApp } from '../../tests/harness/app.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { someSender, someTemplateDeps, type TestDelivery, testDelivery } from '../../tests/harness/mail.ts';
import { mailServer } from '../../tests/harness/mailServer.ts';
import { PATIENCE } from '../../tests/harness/patience.ts';
import { startMailer } from './mailer.ts';

type Mailer = ReturnType<typeof startMailer>;

describeDialects('the mailer', (open) => {
  let db: Database;
  let mails: TestDelivery;
  let dataDir: string;
  let log: FastifyBaseLogger;
  let mailer: Mailer | undefined;

  function start(smtpUrl: string | undefined): Mailer {
    const { publicUrl, tokenSecret } = someTemplateDeps;
    mailer = startMailer({
      db,
      config: { dataDir, smtpUrl, mailFrom: someSender, publicUrl, keepDays: 30 },
      tokenSecret,
      log,
    });
    return mailer;
  }

  async function isEmpty(): Promise<void> {
    await expect.poll(() => mails.rows(), { timeout: PATIENCE }).toEqual([]);
  }

  beforeEach(async () => {
    // Timers run only when a test advances them.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    dataDir = mkdtempSync(join(tmpdir(), 'certcrest-mailer-'));
    ({ db } = await open());
    mails = testDelivery(db);
    mails.clock.now = Date.now();
    ({ log } = await testApp(db));
  });

  afterEach(async () => {
    await mailer?.close();
    vi.useRealTimers();
    rmSync(dataDir, { recursive: true });
  });

  it('looks again every few seconds, for what other servers have queued or left', async () => {
    const server = await mailServer();
    start(server.url);
    await mails.queue();
    vi.advanceTimersByTime(5000);
    await isEmpty();
    expect(server.received).toHaveLength(1);
  });

  it('writes into the outbox where no mail server is set', async () => {
    await mails.queue();
    start(undefined);
    await isEmpty();
    expect(readdirSync(join(dataDir, 'outbox'))).toEqual([expect.stringMatching(/^[\dT.Z-]+-[\da-f-]{36}\.eml$/)]);
  });

  it('finishes the mails that are being sent when it closes, and starts no other', async () => {
    const taken = Promise.withResolvers<void>();
    const server = await mailServer({ before: taken.promise });
    for (let count = 0; count < 6; count += 1) await mails.queue();
    const claimed = async () => (await mails.rows()).filter(({ claimed_until }) => claimed_until !== null);
    const { close } = start(server.url);
    await expect.poll(claimed, { timeout: PATIENCE }).toHaveLength(5);

    const closing = close();
    taken.resolve();
    await closing;
    expect(server.received).toHaveLength(5);
    expect(await mails.rows()).toMatchObject([{ attempts: 0 }]);
  });

  it('removes mails that were given up a month ago', async () => {
    for (const days of [31, 29]) {
      await mails.queue({ to: `after-${days}-days@people.example` });
      const failed_at = Date.now() - days * 24 * 60 * 60 * 1000;
      await db.updateTable('mails').set({ failed_at }).where('failed_at', 'is', null).execute();
    }
    start(undefined);
    const kept = [{ recipient: 'after-29-days@people.example' }];
    await expect.poll(() => mails.rows(), { timeout: PATIENCE }).toMatchObject(kept);
  });
});
