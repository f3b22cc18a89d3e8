import { difficultyOf } from '../difficulties.ts';
import { sectionId, type Sections } from '../sections.ts';

/** What a heading says: of which section the questions below are, or what the next question is called. */
export type Heading =
  | { readonly kind: 'section'; readonly label: string }
  | { readonly kind: 'title'; readonly title: string; readonly difficulty: string | undefined };

/** Reads headings in their order: which one is a section depends on those above it. */
export function headingReader(sections: Sections): (words: string, depth: number) => Heading {
  let sectionDepth = 0;
  return (words, depth) => {
    const [, title = words, inBrackets] = /^(.*)\s\(([\w ]+)\)$/s.exec(words) ?? [];
    const difficulty = inBrackets !== undefined && difficultyOf(inBrackets) !== undefined ? inBrackets : undefined;
    const isKnown = sectionId(sections, words) !== undefined;
    if (difficulty === undefined && (isKnown || depth <= sectionDepth)) {
      sectionDepth = depth;
      return { kind: 'section', label: words };
    }
    return { kind: 'title', title: difficulty === undefined ? words : title.trim(), difficulty };
  };
}
