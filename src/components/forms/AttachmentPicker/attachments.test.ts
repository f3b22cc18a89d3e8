import { describe, expect, it } from 'vitest';
import { addFiles as add, fileSize, roomLeft, sizeProblem as problem } from './attachments.ts';

const limits = {
  files: 5,
  bytes: 500 * 1024,
  tooMany: 'You can upload up to 5 files only.',
  endings: ['txt', 'jpg'],
  types: 'Text and photos',
};
const addFiles = (files: readonly File[], added: readonly File[]) => add(files, added, limits);
const sizeProblem = (...bytes: number[]) =>
  problem(
    bytes.map((each) => new File([new Uint8Array(each)], 'a.bin')),
    limits.bytes,
  );

it.each([
  [1, '1 byte'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [1025, '2 KB'],
  [999 * 1024, '999 KB'],
  [999 * 1024 + 1, '1 MB'],
  [4.21 * 1024 * 1024, '4.3 MB'],
])('reads %d bytes as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});

it.each([
  [0, 'Up to 5 files.'],
  [4, 'You can add 1 more file.'],
  [5, 'The maximum (5 files) is reached.'],
])('says with %d files how many are left', (attached, text) => {
  expect(roomLeft(attached, limits.files)).toBe(text);
});

it('takes 500 KB together, and not a byte more', () => {
  expect(sizeProblem(400 * 1024, 100 * 1024)).toBeUndefined();
  expect(sizeProblem(400 * 1024, 100 * 1024 + 1)).toBe('These files are 501 KB in total, but the limit is 500 KB.');
  expect(sizeProblem(2 * 1024 * 1024)).toBe('This file is 2 MB, but the limit is 500 KB.');
});

describe('adding files', () => {
  const file = (name: string, content = name, lastModified = 0) => new File([content], name, { lastModified });
  const named = (...names: string[]) => names.map((name) => file(name));
  const five = named('a', 'b', 'c', 'd', 'e');

  it('takes five, behind those that are there', () => {
    expect(addFiles(five.slice(0, 2), five.slice(2))).toEqual({ files: five, problems: [] });
  });

  it('takes of too many those that fit, and says that five are the most', () => {
    const { files, problems } = addFiles(five.slice(0, 3), named('d', 'e', 'f', 'g'));
    expect(files.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(problems).toEqual([limits.tooMany]);
    expect(addFiles(five, named('f'))).toEqual({ files: five, problems: [limits.tooMany] });
  });

  it('leaves each file of another kind out, by its name', () => {
    const problems = ['app.exe', 'b.jpg.js'].map((name) => `${name} cannot be attached. Text and photos can.`);
    expect(addFiles([], named('app.exe', 'b.jpg.js')).problems).toEqual(problems);
    expect(addFiles([], named('A.JPG', 'README', '.env')).problems).toEqual([]);
  });

  it('leaves a folder out, by its name', () => {
    const problems = ['exams is a folder. Attach its files instead.'];
    expect(add([], named('exams', 'a'), limits, [{ name: 'exams', isDirectory: true }])).toEqual({
      files: named('a'),
      problems,
    });
  });

  it('leaves an empty file out', () => {
    expect(addFiles([], [file('notes.txt', '')])).toEqual({ files: [], problems: ['notes.txt is empty.'] });
  });

  it('leaves out a file that is there, or chosen twice at once', () => {
    expect(addFiles(five, named('b'))).toEqual({ files: five, problems: ['b is already attached.'] });
    expect(addFiles([], named('a', 'a')).files).toHaveLength(1);
  });

  it('takes two photos of one name', () => {
    const photos = [file('image.jpg', 'one', 1), file('image.jpg', 'two', 2)];
    expect(addFiles([], photos)).toEqual({ files: photos, problems: [] });
  });
});
