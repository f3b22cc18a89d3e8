import type { ArticleBodies, ProseNode } from '../../src/articles/types.ts';

const files = import.meta.glob<readonly ProseNode[]>('./*.md', { eager: true, query: '?body', import: 'default' });

/** What the articles say. Import it with `import()`: it is as large as half of the page's scripts together. */
export const bodies: ArticleBodies = new Map(
  Object.entries(files).map(([path, body]) => [path.slice('./'.length, -'.md'.length), body]),
);
