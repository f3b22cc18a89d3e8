import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { readManifest, withImports } from '../build/manifest.ts';

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
  const scripts = html.match(scriptTags)?.join('') ?? '';
  return { html: html.replaceAll(scriptTags, ''), scripts, manifest: readManifest(dist) };
}

/** Lets the browser fetch the scripts of a screen together with the site's own. */
export function scriptPreloads({ scripts, manifest }: Template, screen: string): string {
  // A screen's file is called after its route, in whichever folder it is.
  const key = Object.keys(manifest).find((name) => name.endsWith(`/${screen}Screen.tsx`)) ?? screen;
  return [...withImports(manifest, [key])]
    .filter((file) => !scripts.includes(`/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
}
