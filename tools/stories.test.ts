import { expect, it } from 'vitest';
import { storiesWithoutPicture } from './stories.ts';

it('pictures are declined by a story for itself, or by the meta for all', async () => {
  const wish = "parameters: { noPicture: 'it moves' }";
  const withoutPicture = (meta: string, last: string) =>
    storiesWithoutPicture(
      `import preview from '#.storybook/preview';
       const meta = preview.meta({ component: Box, ${meta} });
       export const A = meta.story({ args: { text: 'noPicture: no wish' } });
       export const Ab = meta.story({ ${last} });`,
    );
  expect(await withoutPicture('', '')).toEqual([]);
  expect(await withoutPicture('', wish)).toEqual(['Ab']);
  expect(await withoutPicture(wish, '')).toEqual(['A', 'Ab']);
});
