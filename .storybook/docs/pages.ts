import { use } from 'react';

export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly tags: readonly string[];
  /** Of a new component: the first sentence about it. */
  readonly summary?: string;
}

const index = fetch('./index.json')
  .then(async (response): Promise<{ entries: Record<string, Entry> }> => response.json())
  .then(({ entries }) => Object.values(entries));

/** The id of each page of the catalog by the name of its component. */
const pages = index.then((entries) => new Map(entries.flatMap(pageOf)));

/** What the catalog has, from Storybook's own index. */
export const useEntries = (): readonly Entry[] => use(index);

const nameOf = ({ title }: Pick<Entry, 'title'>) => title.split('/').at(-1) ?? title;

/** Screens and foundations have names that are words, too. */
const pageOf = ({ id, title, type }: Entry): [name: string, id: string][] =>
  type === 'docs' && /^(?!Screens|Foundations|Patterns).*\//.test(title) ? [[nameOf({ title }), id]] : [];

/** Markdown in which the names of other components, outside of code, lead to their pages. */
export function useLinked(text: string): string {
  const known = use(pages);
  const linked = (piece: string) =>
    piece.replaceAll(/\b[A-Z][A-Za-z]+\b/g, (word) => {
      const id = known.get(word);
      return id === undefined || window.location.search.includes(id) ? word : `[${word}](./?path=/docs/${id})`;
    });
  return text
    .split('`')
    .map((piece, position) => (position % 2 === 1 ? piece : linked(piece)))
    .join('`');
}
