import { beforeEach, expect, it } from 'vitest';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { testDelivery, type TestDelivery } from '../../tests/harness/mail.ts';
import { mailServer } from '../../tests/harness/mailServer.ts';
import type { Database } from '../db/schema.ts';
import { CLAIM, claimNext } from './queue.ts';
import { smtp, type Transport } from './transport.ts';
import { openDatabase } from '../db/connection.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const broken: Transport = { send: () => Promise.reject(new Error('no way')), close: () => undefined };

describeDialects('deliverDue', (open) => {
  let db: Database;
  let other: Database | undefined;
  let mails: TestDelivery;

  beforeEach(async () => {
    const { db: made, config } = await open();
    db = made;
    mails = testDelivery(db);
    other = config && (await openDatabase(config));
    return () => other?.destroy();
  });

  it('gives a mail up whose recipient is refused for good, and sends the others', async () => {
    const server = await mailServer({ refusal: (to) => (to.startsWith('nobody') ? 550 : undefined) });
    await mails.queue({ to: 'nobody@people.example' });
    await mails.queue();
    await mails.deliver(smtp(server.url));
    mails.clock.now += 24 * HOUR;
    await mails.deliver(smtp(server.url));
    expect(server.received.flatMap(({ to }) => to)).toEqual(['ada@people.example']);
    expect(await mails.rows()).toMatchObject([{ attempts: 1, failed_at: mails.clock.now - 24 * HOUR }]);
  });

  it('tries a mail again that is refused for now', async () => {
    let status: number | undefined = 450;
    const server = await mailServer({ refusal: () => status });
    await mails.queue();
    await mails.deliver(smtp(server.url));
    expect(await mails.rows()).toMatchObject([
      { attempts: 1, next_attempt_at: mails.clock.now + MINUTE / 2, claimed_until: null, failed_at: null },
    ]);

    status = undefined;
    mails.clock.now += MINUTE / 2 - 1;
    await mails.deliver(smtp(server.url));
    expect(server.received).toEqual([]);

    mails.clock.now += 1;
    await mails.deliver(smtp(server.url));
    expect(server.received).toHaveLength(1);
  });

  it('gives a mail up that no one accepted for two days, after growing pauses', async () => {
    await mails.queue();
    const start = mails.clock.now;
    const pauses: number[] = [];
    for (;;) {
      await mails.deliver(broken);
      const [row] = await mails.rows();
      if (!row || row.failed_at !== null) break;
      pauses.push((row.next_attempt_at - mails.clock.now) / MINUTE);
      mails.clock.now = row.next_attempt_at;
    }
    expect(pauses.slice(0, 9)).toEqual([0.5, 1, 2, 4, 8, 16, 32, 60, 60]);
    expect(mails.clock.now - start).toBeGreaterThan(47 * HOUR - 1);
    expect(mails.clock.now - start).toBeLessThan(48 * HOUR);
    expect(await mails.rows()).toMatchObject([{ failed_at: mails.clock.now, last_error: 'no way' }]);
  });

  it('never sends a mail that has become pointless', async () => {
    const server = await mailServer();
    await mails.queue({ expiresAt: mails.clock.now + HOUR });
    mails.clock.now += HOUR;
    await mails.deliver(smtp(server.url));
    expect(server.received).toEqual([]);
    expect(await mails.rows()).toMatchObject([
      { failed_at: mails.clock.now, last_error: 'It expired before it could be sent.' },
    ]);
  });

  it('lets two servers deliver each of 50 mails once', async () => {
    const server = await mailServer();
    const recipients = Array.from({ length: 50 }, (_, index) => `user${index}@people.example`);
    for (const to of recipients) await mails.queue({ to });
    await Promise.all([mails.deliver(smtp(server.url)), mails.deliver(smtp(server.url), other)]);
    expect(server.received.flatMap(({ to }) => to).toSorted()).toEqual(recipients.toSorted());
    expect(await mails.rows()).toEqual([]);
  });

  it('sends a mail whose server has ended between claiming and sending', async () => {
    const server = await mailServer();
    await mails.queue();
    await claimNext(db, mails.clock.now);
    for (const [passed, sent] of [
      [CLAIM - 1, 0],
      [1, 1],
    ] as const) {
      mails.clock.now += passed;
      await mails.deliver(smtp(server.url));
      expect(server.received).toHaveLength(sent);
    }
  });
});
