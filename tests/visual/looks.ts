import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processor } from './processor.ts';

/** How a story looks in one mode. */
export interface Look {
  /** The story's id. */
  readonly story: string;
  /** The colour scheme and the window's width, such as `dark-375`. */
  readonly mode: string;
  /** The hash of the picture's pixels (picture.ts). */
  readonly hash: string;
  /** It differs from its line, which was written on another processor. */
  readonly isElsewhere?: boolean;
}

const folder = join(import.meta.dirname, 'looks');

/** Names the processor whose pictures the lines are of. */
const processorFile = join(folder, 'processor');

/** The group of the catalog that a story is in: the first word of its id. */
const groupOf = (story: string) => story.split('-', 1)[0] ?? story;

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
  const print = ({ story, mode, hash }: Look) => `${story} ${mode} ${hash}\n`;
  return new Map([...groups].map(([group, own]) => [group, own.map(print).toSorted().join('')]));
}

/** The looks to keep after a run: those it took, and those of stories that it left out and that are still there. */
export function updatedLooks(kept: readonly Look[], taken: readonly Look[], stories: ReadonlySet<string>): Look[] {
  const seen = new Set(taken.map(({ story }) => story));
  return [...kept.filter(({ story }) => stories.has(story) && !seen.has(story)), ...taken];
}

/** All looks that are kept. */
export function readLooks(): Look[] {
  return globSync('*.txt', { cwd: folder }).flatMap((name) => parseLooks(readFileSync(join(folder, name), 'utf8')));
}

/** Whether the lines were written on a processor like this one, so that the same look has the same pixels. */
export const isSameProcessor = (): boolean => readFileSync(processorFile, 'utf8').trim() === processor();

/** Keeps these looks, and no others. */
export function writeLooks(looks: readonly Look[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(processorFile, `${processor()}\n`);
  for (const [group, text] of printLooks(looks)) writeFileSync(join(folder, `${group}.txt`), text);
}
