import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packers } from '../../server/http/preparedResponse.ts';

const TEXTS = '**/*.{css,html,js,json,map,mjs,svg,txt,webmanifest,xml}';

/** Below this many bytes compression gains nothing that a reader would notice. */
const THRESHOLD = 1024;

const packersByEnding = { '.br': packers.br, '.gz': packers.gzip };

/** Puts a `.br` and a `.gz` beside every text file of a folder that is worth it. */
export async function precompress(dir: string): Promise<void> {
  await Promise.all(globSync(TEXTS, { cwd: dir }).map((file) => compress(join(dir, file))));
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length <= THRESHOLD) return;
  await Promise.all(
    Object.entries(packersByEnding).map(async ([ending, pack]) => writeFile(file + ending, await pack(bytes))),
  );
}
