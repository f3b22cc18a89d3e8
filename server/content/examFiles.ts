import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { KnownFailure } from '../knownFailure.ts';

/** A content file as it lies on the disk. */
export interface RawExamFile {
  /** Its name, such as `administrator.yaml`. */
  readonly file: string;
  /** The slug that its exam must have: the name without the ending. */
  readonly slug: string;
  /** Its path as problems show it. */
  readonly shownAs: string;
  readonly text: string;
  /** Changes whenever the exam in the database would. */
  readonly hash: string;
}

/** Raise this when `rows.ts` makes other rows of the same file, so that every file is read again. */
const FORMAT = 1;

/** Every exam file of a folder, by name. Rejects with a `KnownFailure` when the folder can't be read. */
export async function examFiles(dir: string): Promise<RawExamFile[]> {
  const names = await readdir(dir).catch((error: unknown) => {
    throw new KnownFailure(`The content folder ${dir} can't be read.`, { cause: error });
  });
  const exams = names.filter((name) => name.endsWith('.yaml')).toSorted();
  return Promise.all(
    exams.map(async (file) => {
      const path = join(dir, file);
      const bytes = await readFile(path);
      const hash = createHash('sha256').update(`${FORMAT}\n`).update(bytes).digest('hex');
      return { file, slug: basename(file, '.yaml'), shownAs: shown(path), text: bytes.toString('utf8'), hash };
    }),
  );
}

/** Short below the working folder, whole elsewhere. */
function shown(path: string): string {
  const short = relative(process.cwd(), path);
  return short.startsWith('..') ? path : short;
}
