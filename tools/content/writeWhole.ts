import { open, realpath, rename, stat } from 'node:fs/promises';
import { KnownFailure } from '../../server/knownFailure.ts';

/** Writes a file completely or not at all. Rejects with a `KnownFailure` where it can't be written. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  // A link stays a link: its target is written.
  const target = await realpath(path).catch(() => path);
  const mode = await stat(target).then(
    (is) => is.mode & 0o777,
    () => 0o644,
  );
  const draft = `${target}.draft`;
  try {
    const file = await open(draft, 'w', mode);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, target);
  } catch (error) {
    throw new KnownFailure(`${path} can't be written.`, { cause: error });
  }
}
