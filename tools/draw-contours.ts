// Draws src/components/Contours/contours.svg: closed curves around a few summits, each a circle that wavers.
// Use: node tools/draw-contours.ts
import { writeFileSync } from 'node:fs';

const width = 1440;
const height = 720;
const summits = [
  { x: 1150, y: 250, rings: 15, step: 36, phase: 1.2 },
  { x: 230, y: 640, rings: 12, step: 40, phase: 3.4 },
  { x: 620, y: -40, rings: 5, step: 44, phase: 5.1 },
];

/** One contour: how far it lies from its summit wavers with the angle, a little differently on each ring. */
function ring({ x, y, step, phase }: (typeof summits)[number], k: number): string {
  const points = Array.from({ length: 60 }, (_, i) => {
    const angle = (i / 60) * 2 * Math.PI;
    const waver =
      1 +
      0.16 * Math.sin(3 * angle + phase) +
      0.09 * Math.sin(5 * angle + phase * 2 + k * 0.15) +
      0.05 * Math.cos(8 * angle - phase + k * 0.1);
    const distance = k * step * waver;
    return `${Math.round(x + distance * 1.35 * Math.cos(angle))} ${Math.round(y + distance * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

const paths = summits.flatMap((summit) =>
  Array.from({ length: summit.rings }, (_, i) => {
    const fade = 0.95 - (i + 1) / (summit.rings * 1.25);
    return `<path d="${ring(summit, i + 1)}" opacity="${fade.toFixed(2)}"/>`;
  }),
);

writeFileSync(
  new URL('../src/components/Contours/contours.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><g id="lines" fill="none" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round">${paths.join('')}</g></svg>\n`,
);
