import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ContentError } from '../../server/content/problems.ts';
import type { Article } from '../../domain/articles/types.ts';
import { readArticle } from '../articles/readArticle.ts';

/** What pages say of the articles, in their order. Throws a `ContentError`. */
export function readArticles(dir: string): Article[] {
  const articles = globSync('*.md', { cwd: dir }).map((file) => {
    const path = join(dir, file);
    const reading = readArticle(readFileSync(path, 'utf8'), basename(file, '.md'), path);
    if ('problems' in reading) throw new ContentError(reading.problems);
    return reading.article;
  });
  return articles.toSorted((a, b) => a.position - b.position);
}
