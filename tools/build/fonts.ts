import { FontaineTransform } from 'fontaine';
import type { Plugin } from 'vite';

/**
 * A page keeps the fonts of its first paint: one that arrives later is used from the next page on, so that no line ever
 * moves under a reader's eyes. The pages ask for both fonts of Latin text at once (`fontPreloads`).
 */
const keepFirstFont: Plugin = {
  name: 'keep-first-font',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]@fontsource-variable[\\/].*\.css/ },
    handler: (css) => css.replaceAll('font-display: swap', 'font-display: optional'),
  },
};

/** How fonts are built: each with a fallback of its measures, from what most devices have. */
export const fonts = (): Plugin[] => [
  keepFirstFont,
  FontaineTransform.vite({ fallbacks: ['Arial', 'Roboto'] }) as Plugin, // its types are of another bundler's interface
];

/** Links that fetch the fonts that every page shows, ahead of its styles. `html` is a page with its styles inside. */
export function fontPreloads(html: string): string {
  const files = html.match(/\/assets\/(?:bricolage-grotesque|hanken-grotesk)-latin-wght-normal-[\w-]+\.woff2/g) ?? [];
  return [...new Set(files)]
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`)
    .join('');
}
