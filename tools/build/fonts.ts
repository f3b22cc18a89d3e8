import { FontaineTransform } from 'fontaine';
import type { Plugin } from 'vite';

/** A face of the packages' style sheets: its name in a comment, such as `hanken-grotesk-latin-ext-wght-normal`, and its rule. */
const face = /\/\* (\S+) \*\/\s*@font-face \{[^}]*\}/g;

/** What the site's texts and most names are written in. Other scripts have the fonts of the reader's system. */
const isShown = (name: string) => /-latin(?:-ext)?-/.test(name);

/** The faces of a font that pages name. Until they are there, a fallback of the same measures is (`fonts`). */
const shownFaces = (css: string): string => css.replaceAll(face, (rule, name: string) => (isShown(name) ? rule : ''));

const faces: Plugin = {
  name: 'font-faces',
  enforce: 'pre',
  transform: { filter: { id: /[\\/]@fontsource-variable[\\/].*\.css/ }, handler: shownFaces },
};

/** How fonts are built: each with a fallback of its measures, from what most devices have. Code needs none. */
export const fonts = (): Plugin[] => [
  faces,
  FontaineTransform.vite({
    fallbacks: ['Arial', 'Roboto'],
    skipFontFaceGeneration: (fallback) => fallback.startsWith('JetBrains Mono'),
  }) as Plugin, // its types are of another bundler's interface
];

/** Links that fetch the fonts that every page shows, ahead of its styles. `html` is a page with its styles inside. */
export function fontPreloads(html: string): string {
  const files = html.match(/\/assets\/(?:bricolage-grotesque|hanken-grotesk)-latin-wght-normal-[\w-]+\.woff2/g) ?? [];
  return [...new Set(files)]
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`)
    .join('');
}
