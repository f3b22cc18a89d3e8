import { type ExamFile, examFile } from './examFile.ts';
import { examFiles, type RawExamFile } from './examFiles.ts';
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
