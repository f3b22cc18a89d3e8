import { expect, it } from 'vitest';
import { messageTexts } from '../../../contract/messages.ts';
import { addFiles } from './addFiles.ts';

const file = (name: string, content = name, lastModified = 0) => new File([content], name, { lastModified });
const named = (...names: string[]) => names.map((name) => file(name));

it('adds files behind those that are there', () => {
  const there = named('a', 'b');
  const added = named('c');
  expect(addFiles(there, added)).toEqual({ files: [...there, ...added], problems: [] });
});

it('takes five files', () => {
  expect(addFiles([], named('a', 'b', 'c', 'd', 'e'))).toMatchObject({ problems: [] });
});

it('takes of too many those that fit, and says that five are the most', () => {
  const there = named('a', 'b', 'c');
  const { files, problems } = addFiles(there, named('d', 'e', 'f', 'g'));
  expect(files.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(problems).toEqual([messageTexts.tooManyFiles]);
});

it('keeps the five that are there', () => {
  const there = named('a', 'b', 'c', 'd', 'e');
  expect(addFiles(there, named('f'))).toEqual({ files: there, problems: ['You can upload up to 5 files only.'] });
});

it('leaves an empty file out', () => {
  expect(addFiles([], [file('notes.txt', '')])).toEqual({ files: [], problems: ['notes.txt is empty.'] });
});

it('leaves out a file that is there, also among five', () => {
  const there = named('a', 'b', 'c', 'd', 'e');
  expect(addFiles(there, named('b'))).toEqual({ files: there, problems: ['b is attached already.'] });
});

it('leaves out a file that is chosen twice at once', () => {
  expect(addFiles([], named('a', 'a')).files).toHaveLength(1);
});

it('takes two photos of one name', () => {
  const photos = [file('image.jpg', 'one', 1), file('image.jpg', 'two', 2)];
  expect(addFiles([], photos)).toEqual({ files: photos, problems: [] });
});
