import { difficulty, type Difficulty, type ExamFile } from './host.ts';
import { oneLine } from './text/contentText.ts';

/** Whether a word can be the id of a question. */
export const isId = (word: string): boolean => /^[a-z0-9][a-z0-9-]{0,63}$/.test(word);

const words: ReadonlyMap<string, Difficulty> = new Map([
  ...difficulty.options.map((word) => [word, word] as const),
  ['very easy', 'easy'],
  ['simple', 'easy'],
  ['moderate', 'medium'],
  ['difficult', 'hard'],
  ['very difficult', 'hard'],
]);

/** The difficulty that a word in a file means. */
export const difficultyOf = (word: string): Difficulty | undefined => words.get(word.trim().toLowerCase());

/** The sections of an exam, as files name them. */
export type Sections = readonly Pick<ExamFile['sections'][number], 'id' | 'name'>[];

const plain = (label: string): string => oneLine(label).toLowerCase();

/** Id of the section that a label in a file means, which may be an id or a name; ids come first. */
export function sectionId(sections: Sections, label: string): string | undefined {
  const wanted = plain(label);
  const found = sections.find(({ id }) => id === wanted) ?? sections.find(({ name }) => plain(name) === wanted);
  return found?.id;
}

/** The name of a section, or its id where the name is ambiguous or `canHold` rejects it. */
export function sectionLabel(sections: Sections, id: string, canHold: (label: string) => boolean = () => true): string {
  const name = oneLine(sections.find((section) => section.id === id)?.name ?? id);
  return sectionId(sections, name) === id && canHold(name) ? name : id;
}
