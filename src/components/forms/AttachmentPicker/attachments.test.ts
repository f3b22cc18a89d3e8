import { describe, expect, it } from 'vitest';
import { addFiles as add, droppedFiles, fileSize, roomLeft, sizeProblem as problem } from './attachments.ts';

const limits = { files: 5, bytes: 500 * 1024, tooMany: 'You can upload up to 5 files only.' };
const addFiles = (files: readonly File[], added: readonly File[]) => add(files, added, limits);
const sizeProblem = (files: readonly File[]) => problem(files, limits.bytes);

it.each([
  [1, '1 byte'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [1025, '2 KB'],
  [500 * 1024, '500 KB'],
  [500 * 1024 + 1, '501 KB'],
  [999 * 1024, '999 KB'],
  [999 * 1024 + 1, '1.0 MB'],
  [1024 * 1024, '1.0 MB'],
  [4.21 * 1024 * 1024, '4.3 MB'],
])('reads %d bytes as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});

const ofSize = (bytes: number) => new File([new Uint8Array(bytes)], 'a.bin');

describe('the number of files left', () => {
  it.each([
    [0, 'You can add 5 more files.'],
    [3, 'You can add 2 more files.'],
    [4, 'You can add 1 more file.'],
    [5, 'The maximum (5 files) is reached.'],
  ])('with %d files', (attached, text) => {
    expect(roomLeft(attached, limits.files)).toBe(text);
  });
});

describe('the size', () => {
  it('may be 500 KB', () => {
    expect(sizeProblem([ofSize(400 * 1024), ofSize(100 * 1024)])).toBeUndefined();
  });

  it('may not be a byte more', () => {
    expect(sizeProblem([ofSize(400 * 1024), ofSize(100 * 1024 + 1)])).toBe(
      'These files are 501 KB together, but only 500 KB can be sent.',
    );
  });

  it('is reported for one file too', () => {
    expect(sizeProblem([ofSize(2 * 1024 * 1024)])).toBe('This file is 2.0 MB, but only 500 KB can be sent.');
  });
});

describe('adding files', () => {
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
    expect(problems).toEqual([limits.tooMany]);
  });

  it('keeps the five that are there', () => {
    const there = named('a', 'b', 'c', 'd', 'e');
    expect(addFiles(there, named('f'))).toEqual({ files: there, problems: [limits.tooMany] });
  });

  it('leaves an empty file out', () => {
    expect(addFiles([], [file('notes.txt', '')])).toEqual({ files: [], problems: ['notes.txt is empty.'] });
  });

  it('leaves out a file that is there, also among five', () => {
    const there = named('a', 'b', 'c', 'd', 'e');
    expect(addFiles(there, named('b'))).toEqual({ files: there, problems: ['b is already attached.'] });
  });

  it('leaves out a file that is chosen twice at once', () => {
    expect(addFiles([], named('a', 'a')).files).toHaveLength(1);
  });

  it('takes two photos of one name', () => {
    const photos = [file('image.jpg', 'one', 1), file('image.jpg', 'two', 2)];
    expect(addFiles([], photos)).toEqual({ files: photos, problems: [] });
  });
});

describe('a drop', () => {
  const notes = new File(['hello'], 'notes.txt');

  /** An item of a drop, as far as it is read. */
  const item = (kind: string, isDirectory: boolean) => ({
    kind,
    getAsFile: () => (kind === 'file' ? notes : null),
    webkitGetAsEntry: () => (kind === 'file' ? { isDirectory } : null),
  });
  const drop = (...items: ReturnType<typeof item>[]) => ({ items: items as unknown as DataTransferItemList });

  it('takes the files', () => {
    expect(droppedFiles(drop(item('file', false)))).toEqual({ files: [notes], hasFolder: false });
  });

  it('reports a folder, which is no file', () => {
    expect(droppedFiles(drop(item('file', true), item('file', false)))).toEqual({ files: [notes], hasFolder: true });
  });

  it('ignores everything else', () => {
    expect(droppedFiles(drop(item('string', false)))).toEqual({ files: [], hasFolder: false });
  });
});
