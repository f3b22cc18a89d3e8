import { findMatches, wanted } from './findMatches.ts';
import { fold, type Folded } from './fold.ts';
import { passage } from './passage.ts';
import { textOf } from './textOf.ts';
import type { Article, ArticleBodies } from './types.ts';

/** An article that a search has found. */
export interface Found {
  readonly article: Article;
  /** Words around the match, where neither title nor description tells why the article is here. */
  readonly passage: string | undefined;
}

/** Looks through articles. It remembers their texts, so make one for many searches. */
export type Search = (query: string) => Found[];

/**
 * Makes a search of title, description and text (specification, section 2). An article whose text is not there yet is
 * looked for in the other two. A search for nothing finds everything.
 */
export function createSearch(articles: readonly Article[], bodies: ArticleBodies | undefined): Search {
  const texts = new Map<string, { text: string; folded: Folded }>();
  function textAbout({ slug }: Article) {
    let known = texts.get(slug);
    if (!known) {
      const text = textOf(bodies?.get(slug) ?? []);
      known = { text, folded: fold(text) };
      texts.set(slug, known);
    }
    return known;
  }
  return (query) => {
    const isWithin = (text: string | Folded) => findMatches(text, query).length > 0;
    return articles.flatMap((article): Found[] => {
      if (wanted(query) === '' || isWithin(article.title) || isWithin(article.description)) {
        return [{ article, passage: undefined }];
      }
      const { text, folded } = textAbout(article);
      const [match] = findMatches(folded, query);
      return match ? [{ article, passage: passage(text, match) }] : [];
    });
  };
}
