import { use } from 'react';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: string;
}

/** The id of each page of the catalog by the name of its component, from Storybook's own index. */
const pages = fetch('./index.json')
  .then(async (response): Promise<{ entries: Record<string, Entry> }> => response.json())
  .then(({ entries }) => new Map(Object.values(entries).flatMap(pageOf)));

const pageOf = ({ id, title, type }: Entry): [name: string, id: string][] =>
  type === 'docs' ? [[title.split('/').at(-1) ?? title, id]] : [];

/** Markdown in which the names of components, outside of code, lead to their pages. */
export function useLinked(text: string): string {
  const known = use(pages);
  const linked = (piece: string) =>
    piece.replaceAll(/\b[A-Z][A-Za-z]+\b/g, (word) => {
      const id = known.get(word);
      return id === undefined ? word : `[${word}](./?path=/docs/${id})`;
    });
  return text
    .split('`')
    .map((piece, position) => (position % 2 === 1 ? piece : linked(piece)))
    .join('`');
}
