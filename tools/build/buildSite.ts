import { utimes, writeFile } from 'node:fs/promises';
import { build, type LogLevel } from 'vite';
import { precompress } from './precompress.ts';
import type { SiteFolders } from './site.ts';

/** Renders pages into a site that is otherwise built. */
export type RenderPages = (site: SiteFolders, logLevel: LogLevel) => Promise<void>;

/** Builds a site with its own Vite configuration, compresses it, renders its pages and leaves the stamp. */
export async function buildSite(site: SiteFolders, logLevel: LogLevel, renderPages: RenderPages): Promise<void> {
  const begin = new Date();
  await build({ root: site.root, logLevel });
  await precompress(site.dist);
  await renderPages(site, logLevel);
  await writeFile(site.stamp, '');
  // What changes while the build runs may have been missed by it, so it counts as newer.
  await utimes(site.stamp, begin, begin);
}
