import type { Write } from '../format.ts';
import { writeZip } from '../zip/writeZip.ts';
import type { Dialect } from './dialects.ts';
import { writeItem } from './writeItem.ts';
import { pathOf, writeManifest } from './writeManifest.ts';

/** Writes a package of a version of QTI: the manifest, and a file for every question. */
export const writeQti =
  (dialect: Dialect): Write =>
  async (exam) => ({
    content: await writeZip([
      ['imsmanifest.xml', writeManifest(exam, dialect)],
      ...exam.questions.map((question) => [pathOf(question.id), writeItem(question, dialect)] as const),
    ]),
    written: exam.questions.length,
    leftOut: [],
  });
