import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { packers } from '../../server/http/preparedResponse.ts';

const TEXT = new Set(['.css', '.html', '.js', '.json', '.map', '.mjs', '.svg', '.txt', '.webmanifest', '.xml']);

/** Below this many bytes compression gains nothing that a reader would notice. */
const THRESHOLD = 1024;

const packersByEnding = { '.br': packers.br, '.gz': packers.gzip };

/** Puts a `.br` and a `.gz` beside every text file of a folder that is worth it. Answers how many files that were. */
export async function precompress(dir: string): Promise<number> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const done = await Promise.all(files.map(compress));
  return done.filter(Boolean).length;
}

async function compress(file: string): Promise<boolean> {
  const bytes = await readFile(file);
  if (bytes.length <= THRESHOLD) return false;
  await Promise.all(
    Object.entries(packersByEnding).map(async ([ending, pack]) => writeFile(file + ending, await pack(bytes))),
  );
  return true;
}
