import type { Write } from '../../outgoing.ts';
import { writeZip } from '../zip.ts';
import type { Dialect } from './dialects.ts';
import { pathOf, TEST } from './names.ts';
import { writeItem } from './writeItem.ts';
import { writeManifest } from './writeManifest.ts';
import { writeTest } from './writeTest.ts';

/** Writes a package of a version of QTI: the manifest, the test, and a file for every question. */
export const writeQti =
  (dialect: Dialect): Write =>
  async (exam) => ({
    content: await writeZip([
      ['imsmanifest.xml', writeManifest(exam, dialect)],
      [TEST, writeTest(exam, dialect)],
      ...exam.questions.map((question) => [pathOf(question.id), writeItem(question, dialect)] as const),
    ]),
    written: exam.questions.length,
    leftOut: [],
  });
