import { type CatalogueEntry, clashes } from './catalogueRules.ts';
import type { ExamFile } from './examFile.ts';
import type { RawExamFile } from './examFiles.ts';
import type { Problem } from './problems.ts';
import { readExam } from './readExam.ts';

/** An exam and the hash of the file it was read from. */
export interface ReadExam {
  readonly exam: ExamFile;
  readonly hash: string;
}

/** Reads exam files and checks them against each other and the `rest` of the catalogue. */
export function readCatalogue(
  files: readonly RawExamFile[],
  rest: readonly CatalogueEntry[] = [],
): { exams: ReadExam[]; problems: Problem[] } {
  const readings = files.map(({ file, text, shownAs, hash }) => ({ file, hash, ...readExam(text, file, shownAs) }));
  const read = readings.flatMap(({ exam, ...other }) => (exam ? [{ exam, ...other }] : []));
  const catalogue = [...rest, ...read.map(({ exam: { slug, position }, file }) => ({ file, slug, position }))];
  const clashing = read.flatMap(({ exam: { slug, position }, file, locate }) =>
    clashes({ file, slug, position }, catalogue).map(locate),
  );
  return { exams: read, problems: [...readings.flatMap(({ problems }) => problems), ...clashing] };
}
