import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where a site is built from and to. */
export interface Site {
  readonly root: string;
  readonly dist: string;
  /** Written by a finished build, with the time of its begin. */
  readonly stamp: string;
}

/** The site below a folder. */
export function siteIn(root: string): Site {
  return { root, dist: join(root, 'dist'), stamp: join(root, 'dist/.built') };
}

/** The product's site. */
export const site = siteIn(fileURLToPath(new URL('../..', import.meta.url)));

/** Everything that the built site is made of; the lockfile stands for the installed packages. */
export function sourcesOf({ root }: Site): string[] {
  // The server reads exams at its start; whatever else is content goes into the site.
  const content = readdirSync(join(root, 'content')).filter((name) => name !== 'exams');
  const sources = ['src', 'contract', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];
  return [...sources, ...content.map((name) => join('content', name))].map((source) => join(root, source));
}
