import { expect, it } from 'vitest';
import { shownFaces } from './fonts.ts';

const face = (name: string) => `/* one-${name}-wght-normal */
@font-face {
  font-family: 'One';
  font-display: swap;
  src: url(./files/one-${name}-wght-normal.woff2) format('woff2-variations');
}
`;

it('keeps the faces of Latin texts', () => {
  const css = shownFaces(['cyrillic', 'latin-ext', 'vietnamese', 'latin'].map(face).join('\n'));
  expect([...css.matchAll(/url\(\.\/files\/one-([\w-]+)-wght/g)].map(([, name]) => name)).toEqual([
    'latin-ext',
    'latin',
  ]);
});
