import type { FullArticle } from '../../domain/articles/types.ts';

const files = import.meta.glob<FullArticle>('./*.md', { eager: true, import: 'default' });

/** The articles with their texts, in the order of the page. */
export const articles: readonly FullArticle[] = Object.values(files).toSorted((a, b) => a.position - b.position);
