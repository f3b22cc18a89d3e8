import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type LogLevel } from 'vite';
import type { DrawnPage } from './drawPage.tsx';
import type { DrawnWith } from '../../src/app/drawnWith.ts';

/** What draws pages, as it is built from the site's own sources. */
export interface Renderer {
  readonly drawPage: (path: string, drawnWith: DrawnWith) => Promise<DrawnPage>;
  /** The cache key of the exam list as a visitor sees it. */
  readonly visitorsExamList: string;
}

/** Builds the site for Node and answers what draws its pages. */
export async function buildRenderer(root: string, logLevel: LogLevel): Promise<Renderer> {
  const outDir = join(root, 'node_modules/.cache/prerender');
  await build({
    root,
    logLevel: logLevel === 'info' ? 'warn' : logLevel,
    build: { ssr: 'tools/prerender/drawPage.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
    // One React for everything, in its production form.
    ssr: { noExternal: true },
  });
  const module: Renderer = await import(pathToFileURL(join(outDir, 'drawPage.js')).href);
  return module;
}
