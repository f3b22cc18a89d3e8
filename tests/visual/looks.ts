import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Difference } from './differences.ts';
import { keyOf, type Look } from './run.ts';

/** The folder of the lines, from the project's root. */
export const looksFolder = 'tests/visual/looks';

const folder = join(import.meta.dirname, 'looks');

/** The group of the catalog that a story is in: the first word of its id. */
const groupOf = (story: string) => story.split('-', 1)[0] ?? story;

/** A look as a line of a file. */
export const lineOf = (look: Look): string => `${keyOf(look)} ${look.hash}`;

/** Reads what a file of looks says: a line for each story and mode. */
export function parseLooks(text: string): Look[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [story, mode, hash, ...rest] = line.split(' ');
      if (!story || !mode || !hash || rest.length > 0) throw new Error(`No look of a story: "${line}"`);
      return { story, mode, hash };
    });
}

/** The files of looks, by their groups. */
export function printLooks(looks: readonly Look[]): Map<string, string> {
  const groups = Map.groupBy(looks, ({ story }) => groupOf(story));
  return new Map(
    [...groups].map(([group, own]) => [
      group,
      own
        .map((look) => `${lineOf(look)}\n`)
        .toSorted()
        .join(''),
    ]),
  );
}

/** The looks to keep once differences are approved: without those of stories that are gone. */
export function approvedLooks(
  known: readonly Look[],
  approved: readonly Difference[],
  stories: ReadonlySet<string>,
): Look[] {
  const replaced = new Set(approved.map(keyOf));
  return [
    ...known.filter((look) => stories.has(look.story) && !replaced.has(keyOf(look))),
    ...approved.flatMap(({ story, mode, now }) => (now === undefined ? [] : [{ story, mode, hash: now }])),
  ];
}

/** All looks that are kept, here or in the folder of another checkout. */
export function readLooks(from = folder): Look[] {
  return globSync('*.txt', { cwd: from }).flatMap((name) => parseLooks(readFileSync(join(from, name), 'utf8')));
}

/** Keeps these looks, and no others. */
export function writeLooks(looks: readonly Look[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [group, text] of printLooks(looks)) writeFileSync(join(folder, `${group}.txt`), text);
}
