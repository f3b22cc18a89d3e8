import { describe, expect, it } from 'vitest';
import { gif, jpeg, openDocument, openXml, pdf, pngOf, webp, zipOf } from '../../tests/harness/files.ts';
import { knownFile } from './knownFile.ts';

const png = pngOf(Buffer.alloc(100, 7));
const text = Buffer.from('Zwei Antworten sind richtig.\r\n\tÜbung 📎');
const [docx, xlsx, pptx] = await Promise.all([
  openXml('wordprocessingml.document'),
  openXml('spreadsheetml.sheet'),
  openXml('presentationml.presentation'),
]);
const [odt, ods, odp] = await Promise.all([
  openDocument('text'),
  openDocument('spreadsheet'),
  openDocument('presentation'),
]);
const [withMacros, odtTemplate] = await Promise.all([
  openXml('wordprocessingml.document', { 'word/vbaProject.bin': 'x' }),
  openDocument('text-template'),
]);
const archive = await zipOf({ 'a.exe': 'MZ' });
const office = 'application/vnd.openxmlformats-officedocument';

const check = (name: string, bytes: Buffer) => knownFile({ name, content: bytes.toString('base64') }, 0);

const notTaken = 'The first file cannot be sent. Images, PDF, text, and Office files can.';
const wrong = 'The first file is damaged, or is not what its name says.';
const refusal = (message: string) => expect.objectContaining({ statusCode: 400, message });

describe('a file is taken with the type of its content', () => {
  it.each([
    ['a.png', png, 'image/png'],
    ['photo.JPG', jpeg, 'image/jpeg'],
    ['a.gif', gif, 'image/gif'],
    ['a.webp', webp, 'image/webp'],
    ['a.pdf', pdf, 'application/pdf'],
    ['a.docx', docx, `${office}.wordprocessingml.document`],
    ['a.xlsx', xlsx, `${office}.spreadsheetml.sheet`],
    ['a.pptx', pptx, `${office}.presentationml.presentation`],
    ['a.odt', odt, 'application/vnd.oasis.opendocument.text'],
    ['a.ods', ods, 'application/vnd.oasis.opendocument.spreadsheet'],
    ['a.odp', odp, 'application/vnd.oasis.opendocument.presentation'],
    ['a.txt', text, 'text/plain'],
    ['empty.txt', Buffer.alloc(0), 'text/plain'],
    ['README', text, 'text/plain'],
    ['screenshot', png, 'image/png'],
  ])('%s', async (name, bytes, type) => {
    expect(await check(name, bytes)).toEqual({ name, type, content: bytes.toString('base64') });
  });
});

describe('a file is refused that is not what its name says:', () => {
  it.each<[string, string, Buffer]>([
    ['a page as a picture', 'a.png', Buffer.from('<script>alert(1)</script>')],
    ['a picture as text', 'a.txt', png],
    ['text as a PDF', 'a.pdf', text],
    ['a PDF as a table', 'a.csv', pdf],
    ['an archive as a document', 'a.docx', archive],
    ['a document with macros', 'a.docx', withMacros],
    ['a document of another type', 'a.odt', odtTemplate],
    ['text in another encoding', 'a.txt', Buffer.from('Übung', 'latin1')],
    ['text with a NUL', 'a.txt', Buffer.from('a\0b')],
  ])('%s', async (_, name, bytes) => {
    await expect(check(name, bytes)).rejects.toEqual(refusal(wrong));
  });
});

describe('a file is refused that is of no kind that is taken:', () => {
  it.each([
    ['setup.exe', Buffer.from('4d5a9000', 'hex')],
    ['page.html', text],
    ['picture.svg', text],
    ['a.zip', archive],
    ['a.docm', withMacros],
    ['setup.exe', png],
  ])('%s', async (name, bytes) => {
    await expect(check(name, bytes)).rejects.toEqual(refusal(notTaken));
  });
});
