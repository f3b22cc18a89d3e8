// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fileTexts, messageTexts } from '../../../contract/messages.ts';
import { mockMailRefusal, mockMailUnreachable, resetMails, sentMails } from '../../mocks/mails.ts';
import { twoFiles } from '../../mocks/fixtures/files.ts';
import { mockServer } from '../../mocks/node.ts';
import { openSession } from '../session/session.ts';
import { sendContact } from './send.ts';

const message = { name: 'Ana', email: 'ana@example.org', subject: 'Question 12', message: 'Two answers look right.' };

const stored = () => Object.fromEntries(Object.entries(localStorage));

beforeAll(() => mockServer.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  resetMails();
  localStorage.clear();
});
afterEach(() => mockServer.resetHandlers());
afterAll(() => mockServer.close());

it('sends the message to our own server, where no other service is set up, and stores nothing', async () => {
  await sendContact(message, []);
  const ids = { service_id: 'certcrest', template_id: 'contact', user_id: 'certcrest' };
  expect(sentMails()).toEqual([{ ...ids, template_params: message }]);
  expect(stored()).toEqual({});
});

it('sends each file as a parameter of its own, with the list of their names', async () => {
  const files = [new File(['one'], 'a b.txt', { type: 'text/plain' }), new File(['two'], 'b.bin')];
  await sendContact(message, files);
  expect(sentMails()[0]?.template_params).toEqual({
    ...message,
    files: ['a b.txt', 'b.bin'],
    file1: 'data:text/plain;name=a%20b.txt;base64,b25l',
    file2: 'data:application/octet-stream;name=b.bin;base64,dHdv',
  });
});

describe('a failure', () => {
  it('of the service has one text, and logs no one out', async () => {
    openSession({ accessToken: 'a', refreshToken: 'r', userName: 'ana', email: 'ana@example.org', userId: 'u1' });
    const before = stored();
    mockServer.use(mockMailUnreachable());
    await expect(sendContact(message, [])).rejects.toThrow(new Error(messageTexts.contactFailed));
    expect(stored()).toEqual(before);
  });

  it('that is about a file names it', async () => {
    mockServer.use(mockMailRefusal(400, fileTexts.wrong(1)));
    const text = 'Release notes, summer.pdf is damaged, or is not what its name says.';
    await expect(sendContact(message, twoFiles)).rejects.toThrow(new Error(text));
  });

  it('has it too where a file has gone', async () => {
    const read = vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function fail(this: FileReader) {
      this.dispatchEvent(new Event('error'));
    });
    onTestFinished(() => read.mockRestore());
    await expect(sendContact(message, [new File(['one'], 'a.txt')])).rejects.toThrow(messageTexts.contactFailed);
    expect(sentMails()).toEqual([]);
  });
});
