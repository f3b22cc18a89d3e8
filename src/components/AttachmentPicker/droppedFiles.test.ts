import { expect, it } from 'vitest';
import { droppedFiles } from './droppedFiles.ts';

const notes = new File(['hello'], 'notes.txt');

/** An item of a drop, as far as it is looked at. */
const item = (kind: string, isDirectory: boolean) => ({
  kind,
  getAsFile: () => (kind === 'file' ? notes : null),
  webkitGetAsEntry: () => (kind === 'file' ? { isDirectory } : null),
});
const drop = (...items: ReturnType<typeof item>[]) => ({ items: items as unknown as DataTransferItemList });

it('takes the files', () => {
  expect(droppedFiles(drop(item('file', false)))).toEqual({ files: [notes], hasFolder: false });
});

it('tells of a folder, which is none', () => {
  expect(droppedFiles(drop(item('file', true), item('file', false)))).toEqual({ files: [notes], hasFolder: true });
});

it('looks at nothing else', () => {
  expect(droppedFiles(drop(item('string', false)))).toEqual({ files: [], hasFolder: false });
});
