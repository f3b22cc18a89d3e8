import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { fontStyles } from '../../src/theme/arrivedFonts.ts';

/** The built site's page before anything is rendered into it, and what its scripts are made of. */
export interface Template {
  readonly html: string;
  readonly manifest: Manifest;
}

/** Reads the built page. Its stylesheet, which names the fonts, moves into it: nothing can be painted before it is there. */
export function readTemplate(dist: string): Template {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
    .replaceAll(
      /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g,
      (_, file: string) => `<style ${fontStyles}>${readFileSync(join(dist, file), 'utf8').trim()}</style>`,
    )
    // Deferred, it would hold back what the browser does at the page's end: opening what the address names.
    .replace('<script type="module"', '<script type="module" async');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest; // Vite has just written it
  return { html, manifest };
}

/** Lets the browser fetch the scripts of a screen while it still reads the page. */
export function scriptPreloads({ html, manifest }: Template, screen: string): string {
  const files = new Set<string>();
  function follow(name: string): void {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`There is no script of ${name}.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(follow);
  }
  follow(`src/screens/${screen}/${screen}Screen.tsx`);
  return [...files]
    .filter((file) => !html.includes(`/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
}
