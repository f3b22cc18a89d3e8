import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, parse, relative } from 'node:path';
import { KnownFailure } from '../knownFailure.ts';
import { type ExamFile, examFile } from './examFile.ts';
import { ContentError, type Finding, type Problem } from './problems.ts';
import { readYaml, type YamlReading } from './readYaml.ts';
import { rules } from './rules.ts';

/** Reads one content file. `file` is its name, `shownAs` its path in problems. */
export function readExam(text: string, file: string, shownAs: string = file): YamlReading<ExamFile> {
  const reading = readYaml(text, examFile, shownAs);
  const { value: exam, locate } = reading;
  if (!exam) return reading;
  const problems = rules.flatMap((rule) => rule(exam, file)).map(locate);
  return problems.length > 0 ? { problems, locate } : reading;
}

/** An exam and the hash of the file it was read from. */
export interface ReadExam {
  readonly exam: ExamFile;
  readonly hash: string;
  /** Turns a finding about this exam into a problem with its place. */
  readonly locate: (finding: Finding) => Problem;
}

/** Values that no two exams may share. */
type CatalogueEntry = Pick<ExamFile, 'slug' | 'position'>;

/** Reads exam files and checks each, then all beside each other; `rest` of the catalogue is known already. */
export function readCatalogue(
  files: readonly RawExamFile[],
  rest: readonly CatalogueEntry[] = [],
): { exams: ReadExam[]; problems: Problem[] } {
  const readings = files.map(({ file, text, shownAs, hash }) => ({ hash, ...readExam(text, file, shownAs) }));
  const exams = readings.flatMap(({ value: exam, hash, locate }) => (exam ? [{ exam, hash, locate }] : []));
  const catalogue = [...rest, ...exams.map(({ exam }) => exam)];
  const clashes = exams.flatMap(({ exam: { slug, position }, locate }) => {
    const other = catalogue.find((one) => one.slug !== slug && one.position === position);
    const message = `position ${position} is that of ${other?.slug}.yaml, too`;
    return other ? [locate({ path: ['position'], message })] : [];
  });
  return { exams, problems: [...readings.flatMap(({ problems }) => problems), ...clashes] };
}

/** Every exam of a folder. Throws a `ContentError` where a file has a problem. */
export async function allExams(dir: string): Promise<ReadExam[]> {
  const { exams, problems } = readCatalogue(await examFiles(dir));
  if (problems.length > 0) throw new ContentError(problems);
  return exams;
}

/** A content file as it is on the disk. */
export interface RawExamFile {
  /** Its name, such as `administrator.yaml`. */
  readonly file: string;
  /** The slug that its exam must have: the name without the ending. */
  readonly slug: string;
  /** Its path as problems show it. */
  readonly shownAs: string;
  /** Decoded when it is read: most starts read none. */
  readonly text: string;
  /** Changes whenever the exam in the database would. */
  readonly hash: string;
}

/** Raise this when `sync.ts` makes other rows of the same file, so that every file is read again. */
const FORMAT = 3;

/** Every exam file of a folder, by name. Rejects with a `KnownFailure` when the folder can't be read. */
export async function examFiles(dir: string): Promise<RawExamFile[]> {
  const names = await readdir(dir).catch((error: unknown) => {
    throw new KnownFailure(`The content folder ${dir} can't be read.`, { cause: error });
  });
  return Promise.all(
    names
      .filter((name) => name.endsWith('.yaml'))
      .toSorted()
      .map(async (file) => {
        const path = join(dir, file);
        const bytes = await readFile(path);
        return {
          file,
          slug: parse(file).name,
          shownAs: shown(path),
          get text() {
            return bytes.toString('utf8');
          },
          hash: createHash('sha256').update(`${FORMAT}\n`).update(bytes).digest('hex'),
        };
      }),
  );
}

/** The file beside the exams that says which versions of their questions have been on the site (`tools/content/checks`). */
export const VERSIONS_FILE = 'versions.json';

/** Short below the working folder, whole elsewhere. */
function shown(path: string): string {
  const short = relative(process.cwd(), path);
  return short.startsWith('..') ? path : short;
}
