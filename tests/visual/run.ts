import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const look = z.strictObject({ story: z.string(), mode: z.string(), hash: z.string() });

/**
 * What failed: axe found something, something beyond pictures was found in a mode, or the story itself did not render or
 * play to its end.
 */
const failure = z.strictObject({ kind: z.enum(['axe', 'check', 'story']), message: z.string() });
const difference = z.strictObject({ story: z.string(), mode: z.string() });
const seenStory = z.strictObject({
  id: z.string(),
  /** Its file, from the project's root. */
  file: z.string(),
  /** Whether it rendered, its play function passed, and axe found nothing. */
  passed: z.boolean(),
  /** How it looked in each of its modes; none where it asks for no picture or failed. */
  looks: z.array(look),
  // Commits before wrote no more than this: a run of theirs is compared with too.
  /** In milliseconds. */
  duration: z.optional(z.number()),
  /** Whether axe came to look at it. */
  hasAxe: z.optional(z.boolean()),
  failures: z.optional(z.array(failure)),
});
const shape = z.strictObject({
  stories: z.array(seenStory),
  /** What failed beside stories, as a sentence each. */
  faults: z.optional(z.array(z.string())),
  /** When it ended, in ISO 8601. */
  when: z.optional(z.string()),
  /** In milliseconds. */
  duration: z.optional(z.number()),
  /** Looks that differ by the change, once they are judged. */
  differences: z.optional(z.array(difference)),
});

/** How a story looks in one mode: the hash is that of its picture's pixels. */
export type Look = Readonly<z.output<typeof look>>;

/** What names a look: the story and the mode. */
export const keyOf = ({ story, mode }: Pick<Look, 'story' | 'mode'>): string => `${story} ${mode}`;

/** Why a story failed. */
export type Failure = Readonly<z.output<typeof failure>>;

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
