import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Last change of a file or of anything in a folder, in epoch milliseconds; 0 for what is not there. */
function lastChange(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 0;
  // A folder's own time changes with files that were removed or renamed.
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => lastChange(join(path, name))));
}

/** Whether a build is newer than all of its sources; `stamp` is the file that the build leaves behind. */
export function isFresh(stamp: string, sources: readonly string[]): boolean {
  const built = lastChange(stamp);
  return built > 0 && sources.every((source) => lastChange(source) <= built);
}
