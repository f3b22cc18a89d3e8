import { findMatches, normalizedQuery, type Range } from './findMatches.ts';
import { textOf } from './textOf.ts';
import type { FullArticle } from './types.ts';

/** An article that a search has found. */
export interface Found {
  readonly article: FullArticle;
  /** The words around the first match in the text, where neither title nor description matches. */
  readonly passage: string | undefined;
}

/** Creates a search through title, description and text (docs/product.md 2.7). An empty query finds every article. */
export function createSearch(articles: readonly FullArticle[]): (query: string) => Found[] {
  const texts = articles.map((article) => ({ article, text: textOf(article.body) }));
  return (query) =>
    texts.flatMap(({ article, text }): Found[] => {
      const { title, description } = article;
      const isEmpty = normalizedQuery(query) === '';
      if (isEmpty || [title, description].some((fact) => findMatches(fact, query).length > 0)) {
        return [{ article, passage: undefined }];
      }
      const [match] = findMatches(text, query);
      return match ? [{ article, passage: passage(text, match) }] : [];
    });
}

/** How many characters of a passage stand before and after the match, at most. */
const AROUND = 70;

/** A match with the words around it in its line; an ellipsis marks what is cut off. */
export function passage(text: string, { start, end }: Range): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const before = lastWords(text.slice(lineStart, start));
  const after = firstWords(text.slice(end, lineEnd === -1 ? undefined : lineEnd));
  return `${before}${text.slice(start, end)}${after}`;
}

function lastWords(text: string): string {
  if (text.length <= AROUND) return text;
  const cut = text.indexOf(' ', text.length - AROUND);
  return `… ${cut === -1 ? '' : text.slice(cut + 1)}`;
}

function firstWords(text: string): string {
  if (text.length <= AROUND) return text;
  const cut = text.lastIndexOf(' ', AROUND);
  return `${cut === -1 ? '' : text.slice(0, cut)} …`;
}
