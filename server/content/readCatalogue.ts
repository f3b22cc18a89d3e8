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
  /** Name of the content file. */
  readonly file: string;
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
      entries.push({ file, slug: exam.slug, position: exam.position, locate });
      return { exam, hash, locate };
    },
    problems() {
      const catalogue = [...rest, ...entries];
      return [...broken, ...entries.flatMap((entry) => clashes(entry, catalogue).map(entry.locate))];
    },
  };
}

/** The values of `entry` that another exam of the catalogue has, too. */
export function clashes(entry: CatalogueEntry, catalogue: readonly CatalogueEntry[]): Finding[] {
  const others = catalogue.filter(({ file }) => file !== entry.file);
  return (['slug', 'position'] as const).flatMap((field) => {
    const other = others.find((candidate) => candidate[field] === entry[field]);
    return other ? [{ path: [field], message: `${field} ${entry[field]} is that of ${other.file}, too` }] : [];
  });
}

/** Reads exam files and checks them against each other. */
export function readCatalogue(files: readonly RawExamFile[]): { exams: ReadExam[]; problems: Problem[] } {
  const reader = catalogueReader();
  const exams = files.flatMap((file) => reader.read(file) ?? []);
  return { exams, problems: reader.problems() };
}
