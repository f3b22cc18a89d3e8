import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Prerendered } from '../../src/app/prerendered.ts';
import type { RenderedPage } from './renderPage.tsx';

/** Renders pages; built from the site's own sources. */
export interface Renderer {
  readonly renderPage: (path: string, prerendered: Prerendered) => Promise<RenderedPage>;
  /** The cache key of the exam list as a visitor sees it. */
  readonly visitorsExamList: string;
}

/** Builds the site for Node. */
export async function buildRenderer(root: string): Promise<Renderer> {
  const outDir = join(root, 'node_modules/.cache/prerender');
  await build({
    root,
    logLevel: 'warn',
    build: { ssr: 'tools/prerender/renderPage.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
    // One React for everything, in its production form.
    ssr: { noExternal: true },
  });
  const module: Renderer = await import(pathToFileURL(join(outDir, 'renderPage.js')).href);
  return module;
}
