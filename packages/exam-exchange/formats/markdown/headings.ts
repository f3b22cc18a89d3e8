import { difficultyOf, sectionId, type Sections } from '../../labels.ts';

/** A heading: the section of the questions below, or the title of the next question. */
type Heading =
  | { readonly kind: 'section'; readonly label: string }
  | { readonly kind: 'title'; readonly title: string; readonly difficulty: string | undefined };

/** Reads headings in order: whether one is a section depends on those above it. */
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
