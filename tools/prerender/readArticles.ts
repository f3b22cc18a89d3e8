import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { formatProblem } from '../../server/content/problems.ts';
import { KnownFailure } from '../../server/knownFailure.ts';
import type { Article } from '../../domain/articles/types.ts';
import { readArticle } from '../articles/readArticle.ts';

/** What pages say of the articles, in their order. Throws a `KnownFailure` with the problems of their files. */
export function readArticles(dir: string): Article[] {
  const articles = globSync('*.md', { cwd: dir }).map((file) => {
    const path = join(dir, file);
    const reading = readArticle(readFileSync(path, 'utf8'), basename(file, '.md'), path);
    if ('problems' in reading) throw new KnownFailure(reading.problems.map(formatProblem).join('\n'));
    return reading.article;
  });
  return articles.toSorted((a, b) => a.position - b.position);
}
