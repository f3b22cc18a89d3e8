import { expect, it } from 'vitest';
import { paths } from '../../app/paths.ts';
import { readAddress } from './readAddress.ts';

const articles = ['flows', 'apex'].map((slug, position) => ({
  slug,
  title: slug,
  description: '',
  position,
  exams: [],
  updated: '2026-11-21',
  minutes: 1,
}));
const read = (address: string) => readAddress(new URL(address, 'https://certcrest.example'), articles);

it.each(['', 'flow', 'a & b = 100 % + "c" #d', 'İß 😀', ' spaces '])('reads back a search for %j', (query) => {
  expect(read(paths.articles.href({ q: query, slug: 'apex' }))).toEqual({ query, slug: 'apex' });
});

it('has nothing open without a hash', () => {
  expect(read('/articles')).toEqual({ query: '', slug: '' });
});

it.each(['#main', '#nowhere', '#%', '#Flows'])('does not say what is open by %s', (hash) => {
  expect(read(`/articles${hash}`).slug).toBeUndefined();
});

it.each(['?q=%', '?q=%E0%A4%A', '?other=1'])('survives %s', (search) => {
  expect(read(`/articles${search}`).slug).toBe('');
});
