import { type Fields, readFieldLine } from '../../fields.ts';
import { difficultyOf, sectionId, type Sections } from '../../labels.ts';
import type { MarkupText } from '../../text/markup.ts';

/** The part of a category's path that names a section, the last one first; the last part where none does. */
export function sectionOf(category: string, sections: Sections): string | undefined {
  const parts = category.split(/(?<!\/)\/(?!\/)/).map((part) => part.replaceAll('//', '/').trim());
  return parts.findLast((part) => sectionId(sections, part) !== undefined) ?? parts.at(-1);
}

const wordOf = (tag: string): string => tag.replace(/^difficulty\s*[:=]\s*/i, '');

/** What the tags of a question say, and those that say nothing here. */
export function tagsOf(tags: readonly string[]) {
  const difficult = tags.find((tag) => difficultyOf(wordOf(tag)) !== undefined);
  const others = tags.filter((tag) => tag !== difficult);
  return {
    difficulty: difficult === undefined ? undefined : wordOf(difficult),
    fields: Object.assign({}, ...others.map(readFieldLine)) as Fields,
    others: others.filter((tag) => !readFieldLine(tag)).map((tag) => `the tag "${tag}"`),
  };
}

/** What general feedback says of a question's fields, line by line, and the rest of it. */
export function generalOf({ text, ...more }: MarkupText): { readonly fields: Fields; readonly rest: MarkupText } {
  const lines = text.split('\n');
  const rest = lines.filter((line) => !readFieldLine(line)).join('\n');
  return { fields: Object.assign({}, ...lines.map(readFieldLine)), rest: { text: rest, ...more } };
}
