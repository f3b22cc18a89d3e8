/** Checks that stories, what is known of their looks and the documentation are all there: `node tools/story-check.ts`. */
import { basename, dirname } from 'node:path';
import { alikeStories } from '../tests/visual/alike.ts';
import { readLooks } from '../tests/visual/looks.ts';
import { site } from './build/site.ts';
import { docProblems } from './catalog/docProblems.ts';
import { readCatalog } from './catalog/readCatalog.ts';
import { missingStates, withoutStories } from './missingStories.ts';
import { readTree, type Tree } from './storyTree.ts';

/** Everything that is missing or left over, as sentences. */
export function storyProblems(tree: Tree): string[] {
  return [
    ...withoutStories(tree).map((file) => `${file} has no stories in ${basename(file, '.tsx')}.stories.tsx`),
    ...Object.keys(tree.exempt)
      .filter((file) => !tree.components.includes(file))
      .map((file) => `${file} is exempt from having stories, but is not there`),
    ...missingStates(tree).map(({ file, state }) => `${file} has no story ${state}`),
    ...tree.stories
      .filter(({ exportName, isActing }) => exportName === 'Default' && isActing)
      .map(({ file }) => `${file}: the play of Default acts, which belongs into Default.test('does …', …)`),
    ...lookProblems(tree),
  ];
}

function lookProblems({ stories, looks }: Tree): string[] {
  const expected = stories.filter(({ hasPicture }) => hasPicture).map(({ id }) => id);
  return [
    ...expected.filter((id) => !looks.includes(id)).map((id) => `story ${id} has no line in tests/visual/looks`),
    ...looks
      .filter((id) => !expected.includes(id))
      .map((id) => `tests/visual/looks has ${id}, which no story with a picture is`),
  ];
}

/** Stories of one folder that look alike: the second picture shows nothing new. */
function alikeProblems({ stories }: Tree): string[] {
  const folders = new Map(stories.map(({ id, file }) => [id, dirname(file)]));
  return alikeStories(readLooks(), (id) => folders.get(id)).map(
    ([one, other]) => `story ${other} looks like ${one}: give the one that is there for its play \`noPicture\``,
  );
}

/** What is missing in the documentation of components; one with two story files is named once. */
const undocumented = () => new Set([...readCatalog(site.root).values()].flatMap(docProblems));

if (import.meta.main) {
  const tree = await readTree();
  const problems = [...storyProblems(tree), ...alikeProblems(tree), ...undocumented()];
  for (const problem of problems) console.log(problem);
  const counted = `${tree.components.length} components, ${tree.screens.length} screens, ${tree.stories.length} stories`;
  console.log(`${counted}, ${tree.looks.length} looks: ${problems.length || 'no'} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
