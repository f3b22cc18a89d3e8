import { expect, it } from 'vitest';
import { asksForNoPicture } from './stories.ts';

it('pictures are declined by a story for itself, or by the meta for all', () => {
  const wish = "parameters: { noPicture: 'it moves' }";
  const text = (meta: string, last: string) =>
    `const meta = preview.meta({ ${meta} });\nexport const A = meta.story({});\nexport const Ab = meta.story({ ${last} });`;
  expect(asksForNoPicture(text('', wish), 'A')).toBe(false);
  expect(asksForNoPicture(text('', wish), 'Ab')).toBe(true);
  expect(asksForNoPicture(text(wish, ''), 'A')).toBe(true);
});
