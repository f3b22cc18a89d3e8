import type { Article } from '../../articles/types.ts';

/** What an address of the articles asks for. */
export interface AskedFor {
  /** What is searched for; empty for nothing. */
  readonly query: string;
  /** The article to be open: '' for none, undefined where the address says nothing about it. */
  readonly slug: string | undefined;
}

/** Reads an address as `paths.articles.href` writes it. A hash that names no article belongs to somebody else. */
export function readAddress(
  { search, hash }: { search: string; hash: string },
  articles: readonly Article[],
): AskedFor {
  const slug = hash === '' ? '' : articles.find((article) => `#${article.slug}` === hash)?.slug;
  return { query: new URLSearchParams(search).get('q') ?? '', slug };
}
