import { extname } from 'node:path';
import type { Read } from './draft.ts';
import { readAiken } from './formats/aiken/readAiken.ts';
import { writeAiken } from './formats/aiken/writeAiken.ts';
import { readCsv } from './formats/csv/readCsv.ts';
import { writeCsv } from './formats/csv/writeCsv.ts';
import { readGift } from './formats/gift/readGift.ts';
import { writeGift } from './formats/gift/writeGift.ts';
import { readMarkdown } from './formats/markdown/readMarkdown.ts';
import { writeMarkdown } from './formats/markdown/writeMarkdown.ts';
import { readMoodle } from './formats/moodle/readMoodle.ts';
import { writeMoodle } from './formats/moodle/writeMoodle.ts';
import { qti21, qti3 } from './formats/qti/dialects.ts';
import { isZip } from './formats/qti/package.ts';
import { readQti } from './formats/qti/readQti.ts';
import { writeQti } from './formats/qti/writeQti.ts';
import type { Write } from './outgoing.ts';

/** The formats that are read. */
export const readers: Readonly<Record<string, Read>> = {
  gift: readGift,
  aiken: readAiken,
  csv: readCsv,
  markdown: readMarkdown,
  moodle: readMoodle,
  qti: readQti,
};

/** A format that exams are written in. */
interface WritableFormat {
  readonly write: Write;
  /** What the format has no place for, besides the questions that it can't hold. */
  readonly loses?: string;
}

/** The formats that are written. */
export const writers: Readonly<Record<string, WritableFormat>> = {
  gift: { write: writeGift },
  aiken: { write: writeAiken, loses: 'ids, sections, difficulties, explanations, references and fields' },
  csv: { write: writeCsv },
  markdown: { write: writeMarkdown },
  moodle: { write: writeMoodle },
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
  '.zip': 'qti',
};

/** The format of a file by its ending and its content; undefined where it is unknown. */
export function formatOf(name: string, bytes: Buffer): string | undefined {
  const ending = extname(name).toLowerCase();
  if (isZip(bytes)) return 'qti';
  if (ending === '.xml') return /<quiz[\s>]/.test(bytes.toString('latin1')) ? 'moodle' : 'qti';
  if (ending === '.txt') return formatOfText(bytes.toString('latin1'));
  return Object.hasOwn(endings, ending) ? endings[ending] : undefined;
}

/** A line as `Answer: B, D`. */
const lettersAsKey = /^[ \t]*answers?[ \t]*:[ \t]*[a-z](?:[ \t,;&]+[a-z])*[ \t]*\r?$/im;

/** Several formats are common in files of text. */
function formatOfText(text: string): string {
  if (/^(?:\u00EF\u00BB\u00BF)?#separator:/i.test(text)) return 'csv';
  return /^\s*ANSWER:/m.test(text) || lettersAsKey.test(text) ? 'aiken' : 'gift';
}
