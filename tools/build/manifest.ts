import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** What Vite has written about the chunks of a built site, by the files that they are made of. */
export const readManifest = (dist: string): Manifest =>
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;

/** The files of some chunks and of all that they import at once. */
export function withImports(manifest: Manifest, keys: readonly string[]): Set<string> {
  const files = new Set<string>();
  function follow(key: string): void {
    const { file, imports = [] } = manifest[key] ?? {};
    if (file === undefined) throw new Error(`There is no script of ${key}.`);
    if (files.has(file)) return;
    files.add(file);
    imports.forEach(follow);
  }
  keys.forEach(follow);
  return files;
}
