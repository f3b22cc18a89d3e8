import { utimes, writeFile } from 'node:fs/promises';
import { build, type LogLevel } from 'vite';
import { precompress } from './precompress.ts';
import type { Site } from './site.ts';

/** Builds a site with its own Vite configuration, compresses it and leaves the stamp. */
export async function buildSite({ root, dist, stamp }: Site, logLevel: LogLevel): Promise<void> {
  const begin = new Date();
  await build({ root, logLevel });
  await precompress(dist);
  await writeFile(stamp, '');
  // What changes while the build runs may have been missed by it, so it counts as newer.
  await utimes(stamp, begin, begin);
}
