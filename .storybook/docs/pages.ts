import type { IndexEntry, StoryIndex } from 'storybook/internal/types';

/** What the catalog has, from Storybook's own index, which is there before any page is. */
export function entries(): readonly IndexEntry[] {
  const { storyStoreValue } = Reflect.get(window, '__STORYBOOK_PREVIEW__') as {
    storyStoreValue: { storyIndex: StoryIndex };
  }; // Storybook's
  return Object.values(storyStoreValue.storyIndex.entries);
}

/** The last word of its title. */
const nameOf = ({ title }: IndexEntry) => title.split('/').at(-1) ?? title;

/** The page of the component with a name. Screens and foundations have names that are words, too. */
const pageOf = (name: string) =>
  entries().find(
    (entry) =>
      entry.type === 'docs' && nameOf(entry) === name && /^(?!Screens|Foundations|Patterns).*\//.test(entry.title),
  );

/** Markdown in which the names of other components, outside of code, lead to their pages. */
export function linked(text: string): string {
  const link = (piece: string) =>
    piece.replaceAll(/\b[A-Z][A-Za-z]+\b/g, (word) => {
      const id = pageOf(word)?.id;
      return id === undefined || window.location.search.includes(id) ? word : `[${word}](./?path=/docs/${id})`;
    });
  return text
    .split('`')
    .map((piece, position) => (position % 2 === 1 ? piece : link(piece)))
    .join('`');
}
