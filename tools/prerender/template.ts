import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { untilPainted } from '../../src/app/early/untilPainted.ts';
import { faceVariables, standIns } from '../../src/theme/style.ts';

/** The built site's page as it was before anything is drawn into it, with what its scripts are made of. */
export interface Template {
  readonly html: string;
  readonly manifest: Manifest;
}

/** Reads the built page. Its stylesheet moves into it, as nothing can be painted before it is there. */
export function readTemplate(dist: string): Template {
  const html = readFileSync(join(dist, 'index.html'), 'utf8').replaceAll(
    /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g,
    (_, file: string) => `<style>${readFileSync(join(dist, file), 'utf8').trim()}</style>`,
  );
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

/** What brings a page's scripts: to run, or to fetch ahead. */
const scripts = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

/** What stands in for our faces at a first visit: naming them costs time even before they are asked for. */
const standInFaces = Object.entries(faceVariables(standIns))
  .map((declaration) => declaration.join(':'))
  .join(';');

/** Faces of the device are used, and what lies below the first section is laid out where it is in view only. */
const spareStyle =
  `<style ${untilPainted}>@media(scripting:enabled){:root:not([data-return]){${standInFaces}}}` +
  'main section~section,main section~[data-later]>section,main~footer' +
  '{content-visibility:auto;contain-intrinsic-size:auto 800px}</style>';

/**
 * Lets everything wait that a page does not need for its first paint, as it can be read before: a slow phone is busy
 * enough with the painting.
 *
 * @param afterPaint What lets it go on, the script of `src/app/early`.
 */
export function paintFirst(page: string, afterPaint: string): string {
  const waiting = page.match(scripts)?.map((element) => element.trim()) ?? [];
  return page
    .replaceAll(scripts, '')
    .replace('</head>', () => `${spareStyle}</head>`)
    .replace('</body>', () => `<template>${waiting.join('')}</template><script>${afterPaint}</script></body>`);
}
