// Draws up src/theme/fallbackFaces.css from measured widths. Use: node tools/fallback-faces.ts
import { writeFileSync } from 'node:fs';

/** Ascent and descent of our faces, in em. */
const ours = {
  'Hanken Grotesk': { ascent: 1, descent: 0.303 },
  'Bricolage Grotesque': { ascent: 0.93, descent: 0.27 },
} as const;

/**
 * Faces that devices have. `widths` is how wide ours are in units of theirs, regular and bold, over all texts of the site's
 * pages (its headings for the bold ones), as a browser measures them.
 */
const known = [
  {
    name: 'Arial',
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold', 'Arimo Bold'],
    widths: { 'Hanken Grotesk': [1.005, 0.945], 'Bricolage Grotesque': [1.054, 1.011] },
  },
  {
    name: 'Roboto',
    regular: ['Roboto', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    widths: { 'Hanken Grotesk': [1.009, 1.008], 'Bricolage Grotesque': [1.057, 1.078] },
  },
  {
    name: 'Open Sans',
    regular: ['Open Sans', 'Open Sans Regular', 'OpenSans-Regular'],
    bold: ['Open Sans Bold', 'OpenSans-Bold'],
    widths: { 'Hanken Grotesk': [0.959, 0.907], 'Bricolage Grotesque': [1.003, 0.971] },
  },
  {
    name: 'DejaVu Sans',
    regular: ['DejaVu Sans', 'DejaVuSans'],
    bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
    widths: { 'Hanken Grotesk': [0.883, 0.795], 'Bricolage Grotesque': [0.925, 0.851] },
  },
] as const;

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

const faces = Object.entries(ours).flatMap(([name, { ascent, descent }]) =>
  known.flatMap((face) =>
    (['regular', 'bold'] as const).map((weight, index) => {
      const width = face.widths[name as keyof typeof ours][index] ?? 1; // the entries' names are the table's own
      return `@font-face {
  font-family: '${name} as ${face.name}';
  font-weight: ${weight === 'regular' ? '100 599' : '600 900'};
  src: ${face[weight].map((local) => `local('${local}')`).join(', ')};
  size-adjust: ${percent(width)};
  ascent-override: ${percent(ascent / width)};
  descent-override: ${percent(descent / width)};
  line-gap-override: 0%;
}
`;
    }),
  ),
);

writeFileSync(
  new URL('../src/theme/fallbackFaces.css', import.meta.url),
  `/*
 * Faces that most devices have, in the measures of ours: what is read before a face of ours has come stays where it is
 * when it comes. Made by tools/fallback-faces.ts.
 */
${faces.join('')}`,
);
