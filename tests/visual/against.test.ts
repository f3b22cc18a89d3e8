import { expect, it, vi } from 'vitest';
import { compareWith } from './against.ts';
import { picturePath } from './picture.ts';

const runOf = (hashes: Readonly<Record<string, string>>) => ({
  stories: [
    {
      id: 'a--one',
      file: 'a.stories.tsx',
      passed: true,
      looks: Object.entries(hashes).map(([mode, hash]) => ({ story: 'a--one', mode, hash })),
    },
  ],
});

it('stories are run at another commit and here, and what looks otherwise is reported', () => {
  const renderThere = vi.fn(() => ({ run: runOf({ 'light-1200': '1', 'dark-1200': '2' }), folder: '/there' }));
  const renderHere = vi.fn(() => ({
    run: runOf({ 'light-1200': '1', 'dark-1200': '3', 'rtl-1200': '4' }),
    passed: true,
  }));
  const { judged, passed } = compareWith('HEAD~1', ['a.stories.tsx'], { renderThere, renderHere });
  const different = { story: 'a--one', isOfMachine: false };
  expect(judged).toEqual([
    { ...different, mode: 'dark-1200', before: '2', now: '3', picture: picturePath('2', '/there') },
    { ...different, mode: 'rtl-1200', before: undefined, now: '4', picture: undefined },
  ]);
  expect(passed).toBe(true);
  expect(renderThere).toHaveBeenCalledExactlyOnceWith('HEAD~1', ['a.stories.tsx']);
  expect(renderHere).toHaveBeenCalledExactlyOnceWith(['a.stories.tsx']);
});
