import { expect, it } from 'vitest';
import { clashes } from './readCatalogue.ts';

const administrator = { file: 'administrator.yaml', slug: 'administrator', position: 1 };
const developer = { file: 'developer1.yaml', slug: 'developer1', position: 2 };

it('finds nothing where exams differ', () => {
  expect(clashes(administrator, [administrator, developer])).toEqual([]);
});

it('finds a repeated slug', () => {
  expect(clashes(administrator, [administrator, { ...developer, slug: 'administrator' }])).toEqual([
    { path: ['slug'], message: 'slug administrator is that of developer1.yaml, too' },
  ]);
});

it('finds a repeated position', () => {
  expect(clashes(administrator, [administrator, { ...developer, position: 1 }])).toEqual([
    { path: ['position'], message: 'position 1 is that of developer1.yaml, too' },
  ]);
});
