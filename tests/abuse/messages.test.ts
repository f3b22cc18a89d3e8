import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import PostalMime, { type Email } from 'postal-mime';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { contact } from '../../content/site.ts';
import type { Database } from '../../server/db/schema.ts';
import { outbox } from '../../server/mail/transport.ts';
import { fill, testApp } from '../harness/app.ts';
import { describeDialects } from '../harness/dialects.ts';
import { dump } from '../harness/dump.ts';
import { type TestDelivery, testDelivery } from '../harness/mail.ts';
import { dataUri, send, sendBody, sendParts, someMessage } from '../harness/messages.ts';
import { noLimits } from '../harness/noLimits.ts';
import { expectNothingInjected, expectTextRefusal } from './attack.ts';
import { forms, formType, honestBody } from './tables/forms.ts';
import { messages } from './tables/messages.ts';
import { texts } from './tables/texts.ts';

describeDialects(
  'a message that means ill',
  (open) => {
    let db: Database;
    let app: FastifyInstance;
    let mails: TestDelivery;

    beforeAll(async () => {
      ({ db } = await open());
      await fill(db);
      mails = testDelivery(db);
      app = await testApp(db, { limits: noLimits, now: () => mails.clock.now });
    });
    beforeEach(() => db.deleteFrom('mails').execute());

    it.each([...messages, ...forms])('is refused and changes nothing: %s', async (_, status, request) => {
      const before = await dump(db);
      expectTextRefusal(await app.inject(await request()), status);
      expect(await dump(db)).toEqual(before);
      expect((await app.inject('/api/health')).statusCode).toBe(200);
    });

    it('is not the honest one', async () => {
      for (const request of [send(sendBody()), sendParts(honestBody, formType)]) {
        const reply = await app.inject(request);
        expect([reply.statusCode, reply.body]).toEqual([200, 'OK']);
        expectNothingInjected(reply);
      }
    });

    it('finds nothing to read', async () => {
      for (const url of ['/api/v1.0/email/send', '/api/v1.0/email/send-form', '/api/v1.0/email/history'])
        expect((await app.inject(url)).statusCode).toBe(404);
    });

    describe('is a mail like any other, with words that do nothing', () => {
      const fields = ['name', 'subject', 'message', 'file', 'type'] as const;
      const cases = fields.flatMap((field) =>
        Object.entries(texts).map(([name, text]) => [name, field, text] as const),
      );

      it.each(cases)('%s as %s', async (_, field, text) => {
        const [honest, sent] = [await mailOf('honest', 'honest'), await mailOf(field, text)];
        expect(sent.headers.map(({ key }) => key)).toEqual(honest.headers.map(({ key }) => key));
        expect([sent.from, sent.to]).toEqual([honest.from, [{ name: '', address: contact.email }]]);
        expect(sent.replyTo).toEqual([{ name: '', address: someMessage.email }]);
        expect(sent.html).not.toMatch(/<(script|img)/);
        expect(sent.text).not.toContain('\0');
        expect(sent.attachments).toHaveLength(1);
        const [file] = sent.attachments;
        expect(file?.filename).toMatch(/^[^/\\\p{Cc}\u202A-\u202E\u2066-\u2069]{1,150}$/u);
        expect(file?.mimeType).toBe('text/plain');
        expect(file?.disposition).toBe('attachment');
      });

      /** Sends a message with this text in one of its fields, and returns the resulting mail. */
      async function mailOf(field: string, text: string): Promise<Email> {
        const dir = mkdtempSync(join(tmpdir(), 'certcrest-abuse-'));
        onTestFinished(() => rmSync(dir, { recursive: true }));
        const short = text.slice(0, 500);
        const [name, type] = [
          field === 'file' ? `${short.toWellFormed()}.txt` : 'a.txt',
          field === 'type' ? short : 'text/plain',
        ];
        const params = { ...someMessage, ...(field in someMessage && { [field]: short }) };
        // The end of a data URI's head can't be part of its type.
        const file1 = dataUri(name, 'a', type.replaceAll(/[,;]/g, ''));
        const reply = await app.inject(send(sendBody({ ...params, file1 })));
        expect([reply.statusCode, reply.body]).toEqual([200, 'OK']);
        await mails.deliver(outbox(dir));
        return PostalMime.parse(readFileSync(join(dir, readdirSync(dir)[0] ?? '')));
      }
    });
  },
  'suite',
);
