import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const look = z.strictObject({ story: z.string(), mode: z.string(), hash: z.string() });
const seenStory = z.strictObject({
  id: z.string(),
  /** Its file, from the project's root. */
  file: z.string(),
  /** Whether it rendered, its play function passed, and axe found nothing. */
  passed: z.boolean(),
  /** How it looked in each of its modes; none where it asks for no picture or failed. */
  looks: z.array(look),
});
const shape = z.strictObject({ stories: z.array(seenStory) });

/** How a story looks in one mode: the hash is that of its picture's pixels. */
export type Look = Readonly<z.output<typeof look>>;

/** What a run of the stories saw. */
export type Run = z.output<typeof shape>;

/** Where pictures are kept, and what a run saw: `LOOKS_FOLDER` where another program asks for it. */
export const looksCache = (): string =>
  process.env['LOOKS_FOLDER'] ?? join(import.meta.dirname, '../../node_modules/.cache/certcrest-looks');

const runFile = (folder: string) => join(folder, 'run.json');

/** Reads what the last run saw that kept its pictures in this folder. */
export const readRun = (folder = looksCache()): Run => shape.parse(JSON.parse(readFileSync(runFile(folder), 'utf8')));

/** Keeps what a run saw. */
export function writeRun(run: Run, folder = looksCache()): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(runFile(folder), JSON.stringify(run));
}
