export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly tags: readonly string[];
}

/** What the catalog has, from Storybook's own index. */
export const entries = await fetch('./index.json')
  .then(async (response): Promise<{ entries: Record<string, Entry> }> => response.json())
  .then((index): readonly Entry[] => Object.values(index.entries));

const nameOf = ({ title }: Entry) => title.split('/').at(-1) ?? title;

/** The id of each page by the name of its component. Screens and foundations have names that are words, too. */
const pages = new Map(
  entries
    .filter(({ title, type }) => type === 'docs' && /^(?!Screens|Foundations|Patterns).*\//.test(title))
    .map((entry) => [nameOf(entry), entry.id]),
);

/** Markdown in which the names of other components, outside of code, lead to their pages. */
export function linked(text: string): string {
  const link = (piece: string) =>
    piece.replaceAll(/\b[A-Z][A-Za-z]+\b/g, (word) => {
      const id = pages.get(word);
      return id === undefined || window.location.search.includes(id) ? word : `[${word}](./?path=/docs/${id})`;
    });
  return text
    .split('`')
    .map((piece, position) => (position % 2 === 1 ? piece : link(piece)))
    .join('`');
}
