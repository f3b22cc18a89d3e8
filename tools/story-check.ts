/** Checks that stories and the documentation are all there: `node tools/story-check.ts`. */
import { basename } from 'node:path';
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
  ];
}

/** What is missing in the documentation of components; one with two story files is named once. */
const undocumented = () => new Set([...readCatalog(site.root).values()].flatMap(docProblems));

if (import.meta.main) {
  const tree = await readTree();
  const problems = [...storyProblems(tree), ...undocumented()];
  for (const problem of problems) console.log(problem);
  const counted = `${tree.components.length} components, ${tree.screens.length} screens, ${tree.stories.length} stories`;
  console.log(`${counted}: ${problems.length || 'no'} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
