import { extname } from 'node:path';
import { readAiken } from './aiken/readAiken.ts';
import { writeAiken } from './aiken/writeAiken.ts';
import { readCsv } from './csv/readCsv.ts';
import { writeCsv } from './csv/writeCsv.ts';
import type { Read, Write } from './format.ts';
import { readGift } from './gift/readGift.ts';
import { writeGift } from './gift/writeGift.ts';
import { readMarkdown } from './markdown/readMarkdown.ts';
import { writeMarkdown } from './markdown/writeMarkdown.ts';
import { qti21, qti3 } from './qti/dialects.ts';
import { isZip, readQti } from './qti/readQti.ts';
import { writeQti } from './qti/writeQti.ts';

/** What files are read as. */
export const readers: Readonly<Record<string, Read>> = {
  gift: readGift,
  aiken: readAiken,
  csv: readCsv,
  markdown: readMarkdown,
  qti: readQti,
};

/** A format that exams are written in. */
export interface WritableFormat {
  readonly write: Write;
  /** What the format has no place for, besides the questions that it can't hold. */
  readonly loses?: string;
}

/** What exams are written as. */
export const writers: Readonly<Record<string, WritableFormat>> = {
  gift: { write: writeGift },
  aiken: { write: writeAiken, loses: 'ids, sections, difficulties, explanations and references' },
  csv: { write: writeCsv },
  markdown: { write: writeMarkdown },
  qti21: { write: writeQti(qti21) },
  qti3: { write: writeQti(qti3) },
};

const endings: Readonly<Record<string, string>> = {
  '.gift': 'gift',
  '.aiken': 'aiken',
  '.csv': 'csv',
  '.tsv': 'csv',
  '.md': 'markdown',
  '.markdown': 'markdown',
  '.xml': 'qti',
  '.zip': 'qti',
};

/** What a file is to be read as, by its ending and by what it holds; nothing where neither tells. */
export function formatOf(name: string, bytes: Buffer): string | undefined {
  const ending = extname(name).toLowerCase();
  if (isZip(bytes)) return 'qti';
  // Both are usual in files that are called so.
  if (ending === '.txt') return /^\s*ANSWER:/m.test(bytes.toString('latin1')) ? 'aiken' : 'gift';
  return Object.hasOwn(endings, ending) ? endings[ending] : undefined;
}
