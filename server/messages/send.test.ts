import { EmailJSResponseStatus, init, send as sendByEmailJs } from '@emailjs/browser';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { contact } from '../../content/site.ts';
import { ownMailService } from '../../contract/configuration.ts';
import { ATTACHMENT_BYTES } from '../../contract/messages.ts';
import type { Database } from '../db/schema.ts';
import { fill, testApp } from '../../tests/harness/app.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { pngOf } from '../../tests/harness/files.ts';
import {
  callIds,
  dataUri,
  send,
  sendBody,
  sendFeedback,
  someFeedback,
  someMessage,
} from '../../tests/harness/messages.ts';
import { noLimits } from '../../tests/harness/noLimits.ts';

describeDialects('send', (open) => {
  let db: Database;
  let app: FastifyInstance;
  const onMailQueued = vi.fn<() => void>();

  beforeEach(async () => {
    ({ db } = await open());
    await fill(db);
    onMailQueued.mockClear();
    app = await testApp(db, { limits: noLimits, onMailQueued });
  });

  const queued = async () => {
    const rows = await db.selectFrom('mails').selectAll().execute();
    return rows.map(({ recipient, template, data }) => ({ recipient, template, data: JSON.parse(data) }));
  };

  /** Expects a refusal in plain text, after which nothing is queued. */
  async function expectRefused(request: ReturnType<typeof send>, status: number, sentence: string): Promise<void> {
    const reply = await app.inject(request);
    expect([reply.statusCode, reply.body]).toEqual([status, sentence]);
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(await queued()).toEqual([]);
    expect(onMailQueued).not.toHaveBeenCalled();
  }

  it('responds OK when a contact message is queued as a mail to the site', async () => {
    const picture = pngOf(Buffer.from([0, 255, 13, 10, 45, 45]));
    const attached = {
      file1: dataUri('a.txt', 'hello'),
      file2: dataUri('Zeugnis "März" 📎.png', picture, 'image/png'),
    };
    const reply = await app.inject(send(sendBody({ files: ['a.txt'], ...attached })));
    expect([reply.statusCode, reply.body]).toEqual([200, 'OK']);
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    const files = [
      { name: 'a.txt', type: 'text/plain', content: Buffer.from('hello').toString('base64') },
      { name: 'Zeugnis "März" 📎.png', type: 'image/png', content: picture.toString('base64') },
    ];
    expect(await queued()).toEqual([
      { recipient: contact.email, template: 'contactMessage', data: { ...someMessage, files } },
    ]);
    expect(onMailQueued).toHaveBeenCalledOnce();
  });

  it('responds OK when feedback is queued as a mail to the site', async () => {
    const reply = await app.inject(sendFeedback());
    expect([reply.statusCode, reply.body]).toEqual([200, 'OK']);
    expect(await queued()).toEqual([
      { recipient: contact.email, template: 'feedbackMessage', data: { ...someFeedback, about: [] } },
    ]);
  });

  it("takes what EmailJS's own library sends, which gets refusals as text", async () => {
    // All that the library needs of a page.
    vi.stubGlobal('location', { pathname: '/contact-us' });
    onTestFinished(() => void vi.unstubAllGlobals());
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    onTestFinished(() => app.close());
    init({ publicKey: callIds.user_id }, origin);

    const sent = await sendByEmailJs(callIds.service_id, callIds.template_id, { ...someMessage });
    expect(sent).toEqual(new EmailJSResponseStatus(200, 'OK'));
    expect(await queued()).toMatchObject([{ data: someMessage }]);
    const refused = sendByEmailJs(callIds.service_id, 'another', { ...someMessage });
    await expect(refused).rejects.toEqual(new EmailJSResponseStatus(400, 'The request is not valid.'));
  });

  it.each([
    ['nothing', {}, 'The request is not valid.'],
    ['another public key', sendBody({}, { user_id: 'mine' }), 'The request is not valid.'],
    ['no parameters', { ...callIds }, 'The request is not valid.'],
    ['no subject', sendBody({ subject: undefined }), 'The request is not valid.'],
    ['an email that is none', sendBody({ email: 'ada' }), 'Invalid email format'],
    ['a long message', sendBody({ message: 'x'.repeat(501) }), 'Message cannot exceed 500 characters'],
    ['a file that is none', sendBody({ file1: 'hello' }), 'A file of the message could not be read.'],
    [
      'a page for a picture',
      sendBody({ file2: dataUri('a.txt', 'a'), file4: dataUri('b.png', '<b>', 'image/png') }),
      'The second file is damaged, or is not what its name says.',
    ],
    [
      'six files',
      sendBody(Object.fromEntries([1, 2, 3, 4, 5, 6].map((at) => [`file${at}`, dataUri('f.txt', 'f')]))),
      'You can upload up to 5 files only.',
    ],
  ])('refuses %s by a sentence', async (_, body, sentence) => {
    await expectRefused(send(body), 400, sentence);
  });

  it('refuses feedback with too short a message by a sentence', () =>
    expectRefused(sendFeedback({ message: '   short   ' }), 400, 'Message must be at least 20 characters long.'));

  it.each(['a\u0001@x.y', 'a\u202E@x.y', 'eve,ada@x.y', 'ada@x.y>', '<ada@x.y', '"ada"@x.y', 'ada;eve@x.y', 'a:b@x.y'])(
    'refuses the address %j, which means more than an address in a header',
    (email) => expectRefused(send(sendBody({ email })), 400, 'Invalid email format.'),
  );

  it('refuses files that are too large together', async () => {
    const half = Buffer.alloc(ATTACHMENT_BYTES / 2);
    const files = { file1: dataUri('a.txt', half), file2: dataUri('b.txt', Buffer.concat([half, Buffer.alloc(1)])) };
    await expectRefused(send(sendBody(files)), 413, 'Attachments can be at most 2 MB in total.');
  });

  it('does not exist where EmailJS accepts messages', async () => {
    const other = await testApp(db, { config: { emailJs: { ...ownMailService, origin: 'https://api.emailjs.com' } } });
    expect((await other.inject(send(sendBody()))).statusCode).toBe(404);
    expect(await queued()).toEqual([]);
  });
});
