import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { ATTACHMENT_BYTES } from '../../contract/messages.ts';
import type { Database } from '../db/schema.ts';
import { fill, testApp } from '../../tests/harness/app.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { pngOf } from '../../tests/harness/files.ts';
import { formFields, formOf, sendForm, sendParts, someMessage } from '../../tests/harness/messages.ts';
import { noLimits } from '../../tests/harness/noLimits.ts';

/** The fields of a contact message with other values; those that are undefined are left out. */
function fieldsWith(changes: Readonly<Record<string, string | undefined>>): [string, string][] {
  const all = { ...Object.fromEntries(formFields), ...changes };
  return Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}

describeDialects('send-form', (open) => {
  let db: Database;
  let app: FastifyInstance;

  beforeEach(async () => {
    ({ db } = await open());
    await fill(db);
    app = await testApp(db, { limits: noLimits });
  });

  const queued = async () => {
    const rows = await db.selectFrom('mails').select(['template', 'data']).execute();
    return rows.map(({ template, data }) => ({ template, data: JSON.parse(data) }));
  };

  const post = async (form: FormData) => {
    const { statusCode, body } = await app.inject(await sendForm(form));
    return [statusCode, body];
  };

  it('responds OK when a contact message and its files are queued as a mail', async () => {
    const bytes = pngOf(Buffer.from([0, 255, 13, 10, 45, 45]));
    const form = formOf([
      ...formFields,
      ['my_file', new File([bytes], 'Zeugnis "März" 📎.png', { type: 'image/png' })],
      ['other', new File(['hello'], 'b.txt', { type: 'text/plain;charset=utf-8' })],
      ['other', new File([], 'empty.txt')],
    ]);
    expect(await post(form)).toEqual([200, 'OK']);
    const files = [
      { name: 'Zeugnis "März" 📎.png', type: 'image/png', content: bytes.toString('base64') },
      { name: 'b.txt', type: 'text/plain', content: Buffer.from('hello').toString('base64') },
      { name: 'empty.txt', type: 'text/plain', content: '' },
    ];
    expect(await queued()).toEqual([{ template: 'contactMessage', data: { ...someMessage, files } }]);
  });

  it.each<[string, [string, string | File][], number, string]>([
    ['no fields', [], 400, 'The user_id parameter is required'],
    ['two emails', [...fieldsWith({}), ['email', 'eve@evil.example']], 400, 'The request is not valid.'],
    [
      'a file that is too large',
      [...fieldsWith({}), ['f', new File([Buffer.alloc(ATTACHMENT_BYTES + 1)], 'x')]],
      413,
      'The files of one message can have 500 KB together.',
    ],
  ])('refuses %s by a sentence', async (_, fields, status, sentence) => {
    const reply = await app.inject(await sendForm(formOf(fields)));
    expect([reply.statusCode, reply.body]).toEqual([status, sentence]);
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(await queued()).toEqual([]);
  });

  it.each([
    [
      'a form of another type',
      sendParts('user_id=certcrest', 'application/x-www-form-urlencoded'),
      415,
      'The request must be sent as a form with files.',
    ],
    [
      'a form that ends in the middle',
      sendParts('--x\r\nContent-Disposition: form-data; name="user_id"\r\n\r\ncert'),
      400,
      'The request is not valid.',
    ],
  ])('refuses %s', async (_, request, status, sentence) => {
    const reply = await app.inject(request);
    expect([reply.statusCode, reply.body]).toEqual([status, sentence]);
    expect(await queued()).toEqual([]);
  });
});
