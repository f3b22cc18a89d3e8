import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** Scripts that a page names: what it runs, and what it preloads. Modules' addresses start at the site's root. */
const named = /<(?:script\b[^>]*\bsrc|link\b[^>]*\brel="modulepreload"[^>]*\bhref)="\/([^"]+)"/g;

/**
 * Every script that a built page needs before it can be used, as paths inside `dist`: what it names, and all that this
 * imports statically. What it only fetches later is not among them.
 */
export function firstScripts(dist: string, page: string): string[] {
  const html = readFileSync(join(dist, 'pages', page), 'utf8');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest; // Vite wrote it
  const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));

  const scripts = new Set<string>();
  function follow(file: string): void {
    if (scripts.has(file)) return;
    scripts.add(file);
    for (const name of chunks.get(file)?.imports ?? []) {
      const imported = manifest[name];
      if (!imported) throw new Error(`${file} imports ${name}, which the manifest does not know.`);
      follow(imported.file);
    }
  }

  for (const [, file = ''] of html.matchAll(named)) follow(file);
  if (scripts.size === 0) throw new Error(`${page} starts no script.`);
  return [...scripts];
}
