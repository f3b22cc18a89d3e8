import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { looksCache, readRun, type Run } from './run.ts';

export interface StoriesOptions {
  /** The checkout whose stories run. @default this one */
  readonly root?: string;
  /** Where their pictures go. */
  readonly folder?: string;
  /** What Vitest is to know: paths of files, names of stories. */
  readonly args?: readonly string[];
  /** The lines say nothing of how it should look. @default false */
  readonly isAnew?: boolean;
  /** Whether what Vitest says goes into `run.log` beside the pictures. */
  readonly isQuiet?: boolean;
}

/** What came of a run of stories. */
export interface StoriesResult {
  readonly run: Run;
  /** Whether each story passed, and nothing else failed. */
  readonly passed: boolean;
}

/** Runs stories, and answers what was seen and whether each passed. Throws where there were none. */
export function runStories({
  root = process.cwd(),
  folder = looksCache(),
  args = [],
  isAnew = false,
  isQuiet = false,
}: StoriesOptions): StoriesResult {
  rmSync(join(folder, 'run.json'), { force: true });
  mkdirSync(folder, { recursive: true });
  const log = isQuiet ? openSync(join(folder, 'run.log'), 'w') : undefined;
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'stories', ...args],
    {
      cwd: root,
      stdio: ['inherit', log ?? 'inherit', log ?? 'inherit'],
      env: { ...process.env, LOOKS_FOLDER: folder, ...(isAnew && { LOOKS_ANEW: 'yes' }) },
    },
  );
  if (log !== undefined) closeSync(log);
  if (!existsSync(join(folder, 'run.json'))) throw new Error(`No story ran in ${root}.`);
  return { run: readRun(folder), passed: status === 0 };
}
