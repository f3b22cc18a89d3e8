import { expect, it } from 'vitest';
import { clashes } from './readCatalogue.ts';

const administrator = { file: 'administrator.yaml', slug: 'administrator', position: 1 };
const developer = { file: 'developer1.yaml', slug: 'developer1', position: 2 };

it('finds a slug and a position that another exam has', () => {
  expect(clashes(administrator, [administrator, developer])).toEqual([]);
  expect(clashes(administrator, [administrator, { ...developer, slug: 'administrator', position: 1 }])).toEqual([
    { path: ['slug'], message: 'slug administrator is that of developer1.yaml, too' },
    { path: ['position'], message: 'position 1 is that of developer1.yaml, too' },
  ]);
});
