import type { PageFacts } from '../../tools/catalog/facts.ts';

/** Markdown in which the names of components, outside of code, lead to their pages. */
export const linked = (text: string, pages: readonly PageFacts[]): string =>
  text
    .split('`')
    .map((piece, position) => (position % 2 === 1 ? piece : withLinks(piece, pages)))
    .join('`');

const withLinks = (text: string, pages: readonly PageFacts[]) =>
  text.replaceAll(/\b[A-Z][A-Za-z]+\b/g, (word) => {
    const id = pages.find(({ name }) => name === word)?.id;
    return id === undefined ? word : `[${word}](./?path=/docs/${id}--docs)`;
  });
