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

/** Values that no two exams may share. */
export interface CatalogueEntry {
  /** Its file is called after it, so that it is unique. */
  readonly slug: string;
  readonly position: number;
}

/** Reads exam files one by one, so that a large catalogue is never in memory as a whole; `rest` of it is known already. */
export function catalogueReader(rest: readonly CatalogueEntry[] = []) {
  const broken: Problem[] = [];
  const entries: (CatalogueEntry & Pick<ReadExam, 'locate'>)[] = [];

  /** The exam of a file; undefined where the file has a problem. */
  function read({ file, text, shownAs, hash }: RawExamFile): ReadExam | undefined {
    const { exam, problems, locate } = readExam(text, file, shownAs);
    broken.push(...problems);
    if (!exam) return undefined;
    entries.push({ slug: exam.slug, position: exam.position, locate });
    return { exam, hash, locate };
  }

  /** The problems of all files that were read: in each of them, then with each other. */
  function problems(): Problem[] {
    const catalogue = [...rest, ...entries];
    const clashes = entries.flatMap(({ slug, position, locate }) => {
      const other = catalogue.find((one) => one.slug !== slug && one.position === position);
      const message = `position ${position} is that of ${other?.slug}.yaml, too`;
      return other ? [locate({ path: ['position'], message })] : [];
    });
    return [...broken, ...clashes];
  }

  return { read, problems };
}

/** Reads exam files and checks them against each other. */
export function readCatalogue(files: readonly RawExamFile[]): { exams: ReadExam[]; problems: Problem[] } {
  const reader = catalogueReader();
  const exams = files.flatMap((file) => reader.read(file) ?? []);
  return { exams, problems: reader.problems() };
}
