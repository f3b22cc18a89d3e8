import { beforeEach, expect, it } from 'vitest';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { type TestDelivery, testDelivery } from '../../tests/harness/mail.ts';
import { mailServer } from '../../tests/harness/mailServer.ts';
import { openDatabase } from '../db/connection.ts';
import type { Database } from '../db/schema.ts';
import { CLAIM, claimNext, endClaim } from './queue.ts';
import { smtp } from './transport.ts';

describeDialects('claims', (open) => {
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

  it('let two servers deliver each of 50 mails once', async () => {
    const server = await mailServer();
    const recipients = Array.from({ length: 50 }, (_, index) => `user${index}@people.example`);
    for (const to of recipients) await mails.queue({ to });
    await Promise.all([mails.deliver(smtp(server.url)), mails.deliver(smtp(server.url), other)]);
    expect(server.received.flatMap(({ to }) => to).toSorted()).toEqual(recipients.toSorted());
    expect(await mails.rows()).toEqual([]);
  });

  it('expire, so that a mail is sent whose server has ended between claiming and sending', async () => {
    const server = await mailServer();
    await mails.queue();
    await claimNext(db, mails.clock.now);

    mails.clock.now += CLAIM - 1;
    await mails.deliver(smtp(server.url));
    expect(server.received).toEqual([]);

    mails.clock.now += 1;
    await mails.deliver(smtp(server.url));
    expect(server.received).toHaveLength(1);
    expect(await mails.rows()).toEqual([]);
  });

  it('that expired leave the mail to the server that has claimed it since', async () => {
    await mails.queue();
    const late = await claimNext(db, mails.clock.now);
    mails.clock.now += CLAIM;
    const claimed = await claimNext(db, mails.clock.now);
    if (late) await endClaim(db, late, { last_error: 'late', failed_at: mails.clock.now });
    expect(await mails.rows()).toEqual([claimed]);
  });
});
