import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, parse, relative } from 'node:path';
import { KnownFailure } from '../knownFailure.ts';

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
