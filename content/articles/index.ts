import type { Article } from '../../src/articles/types.ts';

const files = import.meta.glob<Article>('./*.md', { eager: true, import: 'default' });

/** The articles in the order of the page. What they say is in `bodies.ts`, which is large and loads when it is needed. */
export const articles: readonly Article[] = Object.values(files).toSorted((a, b) => a.position - b.position);
