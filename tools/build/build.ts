/** Builds the site, what `npm run build` runs: `node tools/build/build.ts [--quiet]`. */
import { utimes, writeFile } from 'node:fs/promises';
import { build } from 'vite';
import { command } from '../command.ts';
import { prerender } from '../prerender/prerender.ts';
import { precompress } from './precompress.ts';
import { site } from './site.ts';

await command(async () => {
  const begin = new Date();
  const logLevel = process.argv.includes('--quiet') ? 'warn' : 'info';
  await build({ root: site.root, logLevel });
  await precompress(site.dist);
  await prerender();
  await writeFile(site.stamp, '');
  // What changes while the build runs may have been missed by it, so it counts as newer.
  await utimes(site.stamp, begin, begin);
});
