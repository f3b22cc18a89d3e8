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

/** Reads exam files one by one, so that a large catalogue is never in memory as a whole. */
export interface CatalogueReader {
  /** The exam of a file; undefined where the file has a problem. */
  readonly read: (file: RawExamFile) => ReadExam | undefined;
  /** The problems of all files that were read: in each of them, then with each other. */
  readonly problems: () => Problem[];
}

/** Values that no two exams may share. */
export interface CatalogueEntry {
  /** Its file is called after it, so that it is unique. */
  readonly slug: string;
  readonly position: number;
}

/** Starts to read a catalogue, of which `rest` is known already. */
export function catalogueReader(rest: readonly CatalogueEntry[] = []): CatalogueReader {
  const broken: Problem[] = [];
  const entries: (CatalogueEntry & Pick<ReadExam, 'locate'>)[] = [];
  return {
    read({ file, text, shownAs, hash }) {
      const { exam, problems, locate } = readExam(text, file, shownAs);
      broken.push(...problems);
      if (!exam) return undefined;
      entries.push({ slug: exam.slug, position: exam.position, locate });
      return { exam, hash, locate };
    },
    problems() {
      const catalogue = [...rest, ...entries];
      return [...broken, ...entries.flatMap((entry) => clashes(entry, catalogue).map(entry.locate))];
    },
  };
}

/** What is wrong where another exam of the catalogue has the position of `entry`. */
function clashes({ slug, position }: CatalogueEntry, catalogue: readonly CatalogueEntry[]): Finding[] {
  const other = catalogue.find((one) => one.slug !== slug && one.position === position);
  return other ? [{ path: ['position'], message: `position ${position} is that of ${other.slug}.yaml, too` }] : [];
}

/** Reads exam files and checks them against each other. */
export function readCatalogue(files: readonly RawExamFile[]): { exams: ReadExam[]; problems: Problem[] } {
  const reader = catalogueReader();
  const exams = files.flatMap((file) => reader.read(file) ?? []);
  return { exams, problems: reader.problems() };
}
