import * as fc from 'fast-check';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { fill, testApp } from '../harness/app.ts';
import { describeDialects } from '../harness/dialects.ts';
import { dataUri, formFields, send, sendBody, sendParts, someMessage } from '../harness/messages.ts';
import { noLimits } from '../harness/noLimits.ts';
import { anyJson } from './change.ts';
import { expectNothingInjected, fuzzing, sentence } from './sound.ts';

/** A call takes little time, and each is one alone. */
const runs = { ...fuzzing, numRuns: 10 * fuzzing.numRuns };

const BOUNDARY = 'x'.repeat(30);
const formType = `multipart/form-data; boundary=${BOUNDARY}`;
const honestBody = `${formFields
  .map(([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
  .join('')}--${BOUNDARY}--\r\n`;

const anyText = fc.string({ unit: 'binary', maxLength: 600 });
const formBytes = Buffer.from(honestBody);

/** Pieces of a form, which do most harm at a wrong place. */
const pieces = ['\r\n', '\r', '\n', '--', '"', ';', '=', ':', '\0', '%', '*', formType.slice(-30)];
const anyPiece = fc.oneof(
  fc.constantFrom(...pieces).map((piece) => Buffer.from(piece)),
  fc.uint8Array({ maxLength: 8 }).map((bytes) => Buffer.from(bytes)),
);

/** The honest form with pieces put in somewhere, in place of some bytes. */
const brokenForm = fc
  .array(fc.tuple(fc.nat(formBytes.length), fc.nat(20), anyPiece), { minLength: 1, maxLength: 5 })
  .map((changes) =>
    changes.reduce(
      (bytes, [at, length, piece]) => Buffer.concat([bytes.subarray(0, at), piece, bytes.subarray(at + length)]),
      formBytes,
    ),
  );

/** A data URI, or nearly one. */
const anyUri = fc.oneof(
  fc.tuple(anyText, fc.uint8Array()).map(([name, bytes]) => dataUri(name.toWellFormed(), Buffer.from(bytes))),
  fc.tuple(anyText, anyText, anyText).map(([type, name, content]) => `data:${type};name=${name};base64,${content}`),
  anyJson,
);

const requests: readonly (readonly [name: string, request: fc.Arbitrary<InjectOptions>])[] = [
  ['any JSON', anyJson.map((body) => send(body))],
  [
    'a message of any texts and files',
    fc
      .record({ name: anyText, subject: anyText, message: anyText, file1: anyUri, file5: anyUri })
      .map((params) => send(sendBody(params))),
  ],
  [
    'a message of anything',
    fc
      .dictionary(fc.constantFrom(...Object.keys(someMessage), 'file1'), anyJson)
      .map((params) => send(sendBody(params))),
  ],
  ['a form that was broken', brokenForm.map((bytes) => sendParts(bytes, formType))],
  ['any bytes for a form', fc.uint8Array().map((bytes) => sendParts(Buffer.from(bytes), formType))],
  [
    'a form of any type',
    fc.string({ unit: 'grapheme-ascii' }).map((text) => sendParts(formBytes, `multipart/form-data;${text}`)),
  ],
];

describeDialects(
  'whatever is sent for a message',
  (open) => {
    let app: FastifyInstance;

    beforeAll(async () => {
      const { db } = await open();
      await fill(db);
      app = await testApp(db, { limits: noLimits });
    });

    it('is taken where it is honest', async () => {
      for (const request of [send(sendBody()), sendParts(honestBody, formType)])
        expect((await app.inject(request)).body).toBe('OK');
    });

    it.each(requests)('is taken or refused in plain text: %s', async (_, request) => {
      const law = fc.asyncProperty(request, async (made) => {
        expectSound(await app.inject(made));
      });
      await fc.assert(law, runs);
      expect((await app.inject('/api/health')).statusCode).toBe(200);
    });
  },
  'suite',
);

/** Expects that a message was taken, or refused as such: in plain text, with EmailJS's names of fields. */
function expectSound(reply: LightMyRequestResponse): void {
  expectNothingInjected(reply);
  if (reply.statusCode === 200 && reply.body === 'OK') return;
  expect([400, 415], reply.body).toContain(reply.statusCode);
  expect(reply.body.replace(/\b(user|service|template)_id\b/, 'id')).toMatch(sentence);
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
}
