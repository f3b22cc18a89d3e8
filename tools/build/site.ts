import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where the site is built from and to. */
export const site = {
  root,
  dist: join(root, 'dist'),
  /** Written by a finished build, with the time of its begin. */
  stamp: join(root, 'dist/.built'),
};

const tools = ['tools/prerender', 'tools/articles', 'tools/build'];
const files = ['index.html', 'vite.config.ts', 'package-lock.json'];

/** Everything that the built site is made of; the lockfile stands for the installed packages. */
export const sources = ['src', 'contract', 'domain', 'tokens', 'content', 'public', ...tools, ...files].map((source) =>
  join(root, source),
);
