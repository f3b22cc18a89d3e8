import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** The built site's page before anything is rendered into it, and its scripts. */
export interface Template {
  readonly html: string;
  /** The tags that load the site's own scripts. */
  readonly scripts: string;
  readonly manifest: Manifest;
}

const scriptTags = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/** Reads the built page. Its stylesheet, which names the fonts, moves into it: nothing can be painted before it is there. */
export function readTemplate(dist: string): Template {
  const html = readFileSync(join(dist, 'index.html'), 'utf8').replaceAll(
    /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g,
    (_, file: string) => `<style>${readFileSync(join(dist, file), 'utf8').trim()}</style>`,
  );
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest; // Vite has just written it
  return { html: html.replaceAll(scriptTags, ''), scripts: html.match(scriptTags)?.join('') ?? '', manifest };
}

/** Lets the browser fetch the scripts of a screen together with the site's own. */
export function scriptPreloads({ scripts, manifest }: Template, screen: string): string {
  const files = new Set<string>();
  function follow(name: string): void {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`There is no script of ${name}.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(follow);
  }
  // A screen's file is called after its route, in whichever folder it is.
  follow(Object.keys(manifest).find((name) => name.endsWith(`/${screen}Screen.tsx`)) ?? screen);
  return [...files]
    .filter((file) => !scripts.includes(`/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
}
