import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { picturePath } from './picture.ts';
import { prove } from './prove.ts';

const run = { stories: [{ id: 'a--one', file: 'a.stories.tsx', passed: true, looks: [] }] };
const difference = { story: 'a--one', mode: 'light-1200', before: 'before', now: 'now' };
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'looks-'));
  vi.stubEnv('LOOKS_FOLDER', folder);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Renders the story at every commit with this hash. */
const renderedAs = (hash: string) =>
  vi.fn((_commit: string, files: readonly string[]) => ({
    run: {
      stories: files.map((file) => ({
        id: 'a--one',
        file,
        passed: true,
        looks: [{ story: 'a--one', mode: 'light-1200', hash }],
      })),
    },
    folder,
  }));

it('a look that this machine took before is different without being rendered again', () => {
  writeFileSync(picturePath('before'), 'a picture');
  const render = renderedAs('before');
  const judged = prove([difference], run, { commitOf: () => 'c1', render });
  expect(judged).toEqual([{ ...difference, picture: picturePath('before'), isOfMachine: false }]);
  expect(render).not.toHaveBeenCalled();
});

it('a look that was the same here when its line was written is the machine’s', () => {
  const render = renderedAs('now');
  expect(prove([difference], run, { commitOf: () => 'c1', render })).toMatchObject([{ isOfMachine: true }]);
  expect(render).toHaveBeenCalledExactlyOnceWith('c1', ['a.stories.tsx']);
});

it('a look that was another one here, too, when its line was written is different', () => {
  const judged = prove([difference], run, { commitOf: () => 'c1', render: renderedAs('other') });
  expect(judged).toMatchObject([{ isOfMachine: false }]);
});

it('a line of no known commit, and a new look, are different', () => {
  const render = renderedAs('now');
  const found = [difference, { ...difference, mode: 'dark-375', before: undefined }];
  const judged = prove(found, run, { commitOf: () => undefined, render });
  expect(judged.map(({ isOfMachine }) => isOfMachine)).toEqual([false, false]);
  expect(render).not.toHaveBeenCalled();
});

it('a look whose story does not run at the commit of its line is different, and the others are judged', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const asNow = renderedAs('now');
  const render = vi.fn((commit: string, files: readonly string[]) => {
    if (commit === 'c1') throw new Error('No story ran in c1.');
    return asNow(commit, files);
  });
  const found = [{ ...difference, mode: 'dark-375' }, difference];
  const commitOf = ({ mode }: { mode: string }) => (mode === 'dark-375' ? 'c1' : 'c2');
  const judged = prove(found, run, { commitOf, render });
  expect(judged.map(({ isOfMachine }) => isOfMachine)).toEqual([false, true]);
});
