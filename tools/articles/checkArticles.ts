import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import type { HabitFinder } from '../content/checks/voice.ts';
import type { Problem } from '../../server/content/problems.ts';
import { nodesOf } from './markdown.ts';
import { type ReadArticle, readArticle, wordsIn } from './readArticle.ts';
import { type Known, textProblems } from './rules.ts';

/** Checks every article of a folder; `exams` are the slugs that there are, `habitsOf` finds habits of wording. */
export async function checkArticles(dir: string, exams: ReadonlySet<string>, habitsOf: HabitFinder) {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.md')).toSorted();
  const known: Known = { exams, articles: new Set(names.map(slugOf)), habitsOf };
  const readings = await Promise.all(
    names.map(async (name) => {
      const path = join(dir, name);
      const file = relative(process.cwd(), path);
      return { file, ...readArticle(await readFile(path, 'utf8'), slugOf(name), file) };
    }),
  );
  const read = readings.filter((reading) => 'article' in reading);
  return {
    articles: read.length,
    words: read.reduce((sum, { body }) => sum + wordsIn(body), 0),
    problems: [
      ...readings.flatMap((reading) => ('problems' in reading ? reading.problems : [])),
      ...read.flatMap((article) => [...factProblems(article, read, known), ...problemsOfText(article, known)]),
    ],
  };
}

const slugOf = (name: string): string => basename(name, '.md');

function factProblems(
  { article, locate }: ReadArticle,
  all: readonly ReadArticle[],
  { exams, habitsOf }: Known,
): Problem[] {
  const { slug, position } = article;
  const rival = all.find((other) => other.article.slug !== slug && other.article.position === position);
  return [
    ...(['title', 'description'] as const).flatMap((name) =>
      habitsOf(article[name]).map((message) => ({ path: [name], message })),
    ),
    ...(rival
      ? [{ path: ['position'], message: `position ${position} is that of ${rival.article.slug}.md, too` }]
      : []),
    ...article.exams.flatMap((exam, at) =>
      exams.has(exam) ? [] : [{ path: ['exams', at], message: `there is no exam "${exam}"` }],
    ),
  ].map(locate);
}

function problemsOfText({ file, tree }: ReadArticle & { file: string }, known: Known): Problem[] {
  const nodes = nodesOf(tree);
  const firstHeading = nodes.findIndex(({ type }) => type === 'heading');
  return nodes.flatMap((node, index) => {
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    return textProblems(node, index > firstHeading, known).map((message) => ({ file, line, column, message }));
  });
}
