import { expect, it } from 'vitest';
import { alikeStories } from './alike.ts';

const look = (story: string, mode: string, hash: string) => ({ story, mode, hash });
const inOneFolder = () => 'src/components/quiz/Card';

it('stories are alike that look the same in every mode they have in common', () => {
  const looks = [
    look('card--default', 'light', 'a'),
    look('card--default', 'rtl', 'b'),
    look('card--opened', 'light', 'a'),
  ];
  expect(alikeStories(looks, inOneFolder)).toEqual([['card--default', 'card--opened']]);
});

it('stories that differ in one mode are not alike', () => {
  const looks = [
    look('card--default', 'light', 'a'),
    look('card--default', 'dark', 'b'),
    look('card--opened', 'light', 'a'),
    look('card--opened', 'dark', 'c'),
  ];
  expect(alikeStories(looks, inOneFolder)).toEqual([]);
});

it('stories of two folders, or in no mode in common, are not compared', () => {
  const looks = [look('card--default', 'light', 'a'), look('list--default', 'light', 'a')];
  expect(alikeStories(looks, (story) => story)).toEqual([]);
  expect(alikeStories([look('card--default', 'light', 'a'), look('card--phone', 'dark', 'a')], inOneFolder)).toEqual(
    [],
  );
});
