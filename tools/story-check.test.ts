import { describe, expect, it } from 'vitest';
import type { Story } from './stories.ts';
import { storyProblems } from './story-check.ts';
import { importsOf, type Tree } from './storyTree.ts';

const story = (file: string, exportName: string, overrides: Partial<Story> = {}): Story => ({
  id: `${/(\w+)[.\w]*$/.exec(file)?.[1]}--${exportName}`.toLowerCase(),
  file,
  exportName,
  isActing: false,
  ...overrides,
});

const treeOf = (parts: Partial<Tree>): Tree => ({ components: [], screens: [], stories: [], exempt: {}, ...parts });

describe('components', () => {
  const button = 'src/components/Button/Button.tsx';

  it('are in order with a story in their own file', () => {
    const stories = [story('src/components/Button/Button.stories.tsx', 'Default')];
    expect(storyProblems(treeOf({ components: [button], stories }))).toEqual([]);
  });

  it('are named where only another file has stories', () => {
    const stories = [story('src/components/Button/Button.features.stories.tsx', 'Default')];
    expect(storyProblems(treeOf({ components: [button], stories }))).toEqual([
      `${button} has no stories in Button.stories.tsx`,
    ]);
  });

  it('are named where they have no Default', () => {
    const stories = [story('src/components/Button/Button.stories.tsx', 'Small')];
    expect(storyProblems(treeOf({ components: [button], stories }))).toEqual([`${button} has no story Default`]);
  });

  it('may be exempt as long as they are there', () => {
    expect(storyProblems(treeOf({ components: [button], exempt: { [button]: 'why' } }))).toEqual([]);
    expect(storyProblems(treeOf({ exempt: { [button]: 'why' } }))).toEqual([
      `${button} is exempt from having stories, but is not there`,
    ]);
  });
});

describe('screens', () => {
  const file = 'src/screens/Quiz/QuizScreen.tsx';
  const missing = (source: string, ...exports: string[]) => {
    const stories = exports.map((name) => story('src/screens/Quiz/QuizScreen.stories.tsx', name));
    return storyProblems(treeOf({ screens: [{ file, imports: importsOf(file, source) }], stories })).map((problem) =>
      problem.split(' ').at(-1),
    );
  };

  it('need Default alone as long as they read nothing', () => {
    expect(missing('')).toEqual(['Default']);
    expect(missing(`import useSWRMutation from 'swr/mutation';`, 'Default')).toEqual([]);
  });

  it.each(['swr', 'swr/immutable'])('need every state of what they read with %s', (library) => {
    const source = `import read from '${library}';`;
    expect(missing(source, 'Default')).toEqual(['Loading', 'Empty', 'Error']);
    expect(missing(source, 'Default', 'Loading', 'Empty', 'Error')).toEqual([]);
  });

  it('need nothing of a type, a comment or a text', () => {
    const source = `import type { Key } from 'swr'; /* import swr from 'swr' */ const text = "from 'swr'";`;
    expect(missing(source, 'Default')).toEqual([]);
  });

  it('need NotFound with a parameter in their address', () => {
    expect(missing(`import { useParams as use } from 'react-router-dom';`, 'Default')).toEqual(['NotFound']);
  });

  it('may spread their stories over the files of their folder, but not borrow those of another', () => {
    const stories = (path: string) => [story(`src/screens/${path}.stories.tsx`, 'Default')];
    const screens = [{ file, imports: [] }];
    expect(storyProblems(treeOf({ screens, stories: stories('Quiz/QuizScreen.features') }))).toEqual([]);
    expect(storyProblems(treeOf({ screens, stories: stories('Home/HomeScreen') }))).toEqual([
      `${file} has no story Default`,
    ]);
  });
});

it('Default is named where its play acts, and no other story is', () => {
  const file = 'src/components/Button/Button.stories.tsx';
  const acting = [story(file, 'Default', { isActing: true }), story(file, 'Opened', { isActing: true })];
  expect(storyProblems(treeOf({ stories: acting }))).toEqual([
    `${file}: the play of Default acts, which belongs into Default.test('does …', …)`,
  ]);
});
