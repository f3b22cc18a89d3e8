import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where a site is built from and to. */
export interface SiteFolders {
  readonly root: string;
  readonly dist: string;
  /** Written by a finished build, with the time of its begin. */
  readonly stamp: string;
}

/** The site below a folder. */
function siteIn(root: string): SiteFolders {
  return { root, dist: join(root, 'dist'), stamp: join(root, 'dist/.built') };
}

/** The product's site. */
export const site = siteIn(fileURLToPath(new URL('../..', import.meta.url)));

/** Everything that the built site is made of; the lockfile stands for the installed packages. */
export function sourcesOf({ root }: SiteFolders): string[] {
  const tools = ['tools/prerender', 'tools/articles', 'tools/build'];
  const sources = [
    'src',
    'contract',
    'domain',
    'tokens',
    'content',
    'public',
    'index.html',
    'vite.config.ts',
    'package-lock.json',
  ];
  return [...sources, ...tools].map((source) => join(root, source));
}
