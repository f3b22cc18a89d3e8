import { expect, it } from 'vitest';
import { linked } from '../../.storybook/docs/linked.ts';

it('names of components lead to their pages, but not in code and not without a page', () => {
  const pages = [{ name: 'Banner', id: 'exams-banner' }, { name: 'Toast' }];
  expect(linked('A Banner, `<Banner>`, a Toast, Banners.', pages)).toBe(
    'A [Banner](./?path=/docs/exams-banner--docs), `<Banner>`, a Toast, Banners.',
  );
});
