import type { attachmentEndings } from '../../contract/messages.ts';

type Ending = (typeof attachmentEndings)[number];

/** A kind of file that a message may carry, known by its content. */
export interface FileKind {
  /** The media type that it is sent on with. */
  readonly type: string;
  /** How the name of such a file may end. */
  readonly endings: readonly string[];
  /** Other types that browsers give such a file. */
  readonly otherTypes: readonly string[];
  /** Whether these bytes are such a file, from its first byte to its end. */
  readonly holds: (bytes: Buffer) => boolean;
}

const kind = (
  type: string,
  endings: readonly Ending[],
  holds: FileKind['holds'],
  otherTypes: readonly string[] = [],
): FileKind => ({ type, endings, otherTypes, holds });

/** Types that systems give plain text by its ending; Windows calls tables with commas Excel's. */
const textTypes = ['csv', 'markdown', 'x-markdown', 'x-log', 'yaml', 'x-yaml'].map((name) => `text/${name}`);
const dataTypes = ['json', 'yaml', 'x-yaml', 'vnd.ms-excel'].map((name) => `application/${name}`);

const openXml = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

/**
 * Every kind that is taken. Text comes last: a file of another kind may consist of readable characters. Pages, programs,
 * archives and documents with macros are missing on purpose.
 */
export const fileKinds: readonly FileKind[] = [
  kind('image/png', ['png'], isPng),
  kind('image/jpeg', ['jpg', 'jpeg'], isJpeg, ['image/jpg', 'image/pjpeg']),
  kind('image/gif', ['gif'], isGif),
  kind('image/webp', ['webp'], isWebp),
  kind('application/pdf', ['pdf'], isPdf),
  kind(`${openXml}.wordprocessingml.document`, ['docx'], (bytes) => isOpenXml(bytes, 'word/')),
  kind(`${openXml}.spreadsheetml.sheet`, ['xlsx'], (bytes) => isOpenXml(bytes, 'xl/')),
  kind(`${openXml}.presentationml.presentation`, ['pptx'], (bytes) => isOpenXml(bytes, 'ppt/')),
  ...Object.entries({ text: 'odt', spreadsheet: 'ods', presentation: 'odp' } as const).map(([name, ending]) => {
    const type = `${openDocument}.${name}`;
    return kind(type, [ending], (bytes) => isOpenDocument(bytes, type));
  }),
  kind('text/plain', ['txt', 'log', 'md', 'csv', 'json', 'yaml', 'yml'], isText, [...textTypes, ...dataTypes]),
];

/** The bytes from a position on, one character each. */
const characters = (bytes: Buffer, from: number, length: number) => bytes.toString('latin1', from, from + length);

function isPng(bytes: Buffer): boolean {
  const isHead = characters(bytes, 0, 8) === '\u0089PNG\r\n\u001A\n' && characters(bytes, 12, 4) === 'IHDR';
  return isHead && characters(bytes, bytes.length - 8, 4) === 'IEND';
}

function isJpeg(bytes: Buffer): boolean {
  if (characters(bytes, 0, 3) !== '\u00FF\u00D8\u00FF') return false;
  let at = 2;
  const mark = () => characters(bytes, at, 2);
  // Skips what comes before the picture: a small picture in there has an end of its own.
  while (at + 4 <= bytes.length && mark().startsWith('\u00FF') && mark() !== '\u00FF\u00DA')
    at += 2 + bytes.readUInt16BE(at + 2);
  return mark() === '\u00FF\u00DA' && bytes.includes('\u00FF\u00D9', at, 'latin1');
}

function isGif(bytes: Buffer): boolean {
  return /^GIF8[79]a$/.test(characters(bytes, 0, 6)) && characters(bytes, bytes.length - 1, 1) === ';';
}

function isWebp(bytes: Buffer): boolean {
  const isHead = characters(bytes, 0, 4) === 'RIFF' && characters(bytes, 8, 4) === 'WEBP';
  return isHead && bytes.readUInt32LE(4) + 8 === bytes.length;
}

function isPdf(bytes: Buffer): boolean {
  return characters(bytes, 0, 5) === '%PDF-' && bytes.subarray(-1024).includes('%%EOF');
}

/** Whether the bytes are a document of Word, Excel or PowerPoint, by the folder of its parts. */
function isOpenXml(bytes: Buffer, folder: string): boolean {
  const names = namesInArchive(bytes);
  const hasMacros = names.some((name) => name.endsWith('vbaProject.bin'));
  return names.includes('[Content_Types].xml') && names.some((name) => name.startsWith(folder)) && !hasMacros;
}

/** Whether the bytes are a document of LibreOffice and its like; its first part, not compressed, says of which type. */
function isOpenDocument(bytes: Buffer, type: string): boolean {
  const isHead = characters(bytes, 30, 8 + type.length + 2) === `mimetype${type}PK`;
  return isHead && namesInArchive(bytes).includes('content.xml');
}

/** The names in the directory at the end of a ZIP archive; none where the bytes are not a whole archive. */
function namesInArchive(bytes: Buffer): string[] {
  const end = bytes.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  const isWhole = characters(bytes, 0, 4) === 'PK\u0003\u0004' && end + 22 <= bytes.length;
  if (end < 0 || !isWhole || end + 22 + bytes.readUInt16LE(end + 20) !== bytes.length) return [];
  const names: string[] = [];
  let at = bytes.readUInt32LE(end + 16);
  while (at + 46 <= end && characters(bytes, at, 4) === 'PK\u0001\u0002') {
    const length = bytes.readUInt16LE(at + 28);
    names.push(bytes.toString('utf8', at + 46, at + 46 + length));
    at += 46 + length + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return at === end ? names : [];
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Controls that plain text has no use for. */
const controls = /[^\P{Cc}\t\n\f\r]/u;

function isText(bytes: Buffer): boolean {
  try {
    return !controls.test(utf8.decode(bytes));
  } catch {
    return false;
  }
}
