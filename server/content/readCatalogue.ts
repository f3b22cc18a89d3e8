import { type CatalogueEntry, clashes } from './catalogueRules.ts';
import type { ExamFile } from './examFile.ts';
import type { RawExamFile } from './examFiles.ts';
import type { Finding, Problem } from './problems.ts';
import { readExam } from './readExam.ts';

/** An exam and the hash of the file it was read from. */
export interface ReadExam {
  readonly exam: ExamFile;
  readonly hash: string;
  /** Turns a finding about this exam into a problem with its place. */
  readonly locate: (finding: Finding) => Problem;
}

/** Reads exam files one by one, so that a large catalogue need not be held as a whole. */
export interface CatalogueReader {
  /** The exam of a file; undefined where the file has a problem. */
  readonly read: (file: RawExamFile) => ReadExam | undefined;
  /** The problems of all files that were read: in each of them, then with each other. */
  readonly problems: () => Problem[];
}

/** Begins to read a catalogue, of which the `rest` is known already. */
export function catalogueReader(rest: readonly CatalogueEntry[] = []): CatalogueReader {
  const broken: Problem[] = [];
  const entries: (CatalogueEntry & Pick<ReadExam, 'locate'>)[] = [];
  return {
    read({ file, text, shownAs, hash }) {
      const { exam, problems, locate } = readExam(text, file, shownAs);
      broken.push(...problems);
      if (!exam) return undefined;
      entries.push({ file, slug: exam.slug, position: exam.position, locate });
      return { exam, hash, locate };
    },
    problems() {
      const catalogue = [...rest, ...entries];
      return [...broken, ...entries.flatMap((entry) => clashes(entry, catalogue).map(entry.locate))];
    },
  };
}

/** Reads exam files and checks them against each other. */
export function readCatalogue(files: readonly RawExamFile[]): { exams: ReadExam[]; problems: Problem[] } {
  const reader = catalogueReader();
  const exams = files.flatMap((file) => reader.read(file) ?? []);
  return { exams, problems: reader.problems() };
}
