import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { contact } from '../../content/site.ts';
import { fill, testApp } from '../../tests/harness/app.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { type TestDelivery, testDelivery } from '../../tests/harness/mail.ts';
import { mailServer } from '../../tests/harness/mailServer.ts';
import { pngOf } from '../../tests/harness/files.ts';
import { dataUri, send, sendBody, someMessage } from '../../tests/harness/messages.ts';
import { noLimits } from '../../tests/harness/noLimits.ts';
import type { Database } from '../db/schema.ts';
import { smtp } from '../mail/transport.ts';

/** Files whose bytes and names are easily damaged on the way. */
const files = [
  { name: 'Zeugnis "März" 2026 📎.png', type: 'image/png', bytes: pngOf(randomBytes(200_000)) },
  { name: 'lines.txt', type: 'text/plain', bytes: Buffer.from('a\nb\r\nc\rd\u00FC\n.\r\n.\r\n \n') },
  { name: 'page.md', type: 'text/plain', bytes: Buffer.from('<script>alert(1)</script>') },
  { name: 'mail', type: 'text/plain', bytes: Buffer.from('Subject: inner\r\n\r\nHello') },
  { name: 'empty.txt', type: 'text/plain', bytes: Buffer.alloc(0) },
];

const unicode = { ...someMessage, name: 'Ада Лавлейс', subject: 'Ответ № 3 📚: «да» oder „nein“?' };

describeDialects('a message with files', (open) => {
  let db: Database;
  let app: FastifyInstance;
  let mails: TestDelivery;

  beforeEach(async () => {
    ({ db } = await open());
    await fill(db);
    mails = testDelivery(db);
    app = await testApp(db, { limits: noLimits, now: () => mails.clock.now });
  });

  it('arrives complete at a mail server, with every byte of its files', async () => {
    const server = await mailServer();
    const params = files.map(({ name, type, bytes }, at) => [`file${at + 1}`, dataUri(name, bytes, type)]);
    await app.inject(send(sendBody({ ...unicode, ...Object.fromEntries(params) })));
    await mails.deliver(smtp(server.url));
    expect(await mails.rows()).toEqual([]);
    const mail = server.received[0]?.mail;
    expect(mail).toMatchObject({
      subject: `Contact form: ${unicode.subject}`,
      from: { address: 'hello@practice.example' },
      to: [{ address: contact.email }],
      replyTo: [{ address: unicode.email }],
    });
    expect(mail?.text).toContain(`Ада Лавлейс (ada@people.example) wrote:\n\n> ${unicode.message}\n`);
    const arrived = mail?.attachments.map(({ filename, mimeType, content }) => {
      const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
      return { name: filename, type: mimeType, bytes };
    });
    expect(arrived).toEqual(files);
  });
});
