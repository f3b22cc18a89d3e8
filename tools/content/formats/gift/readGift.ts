import type { GIFTQuestion } from 'gift-pegjs';
import { decodeText } from '../decodeText.ts';
import { difficultyOf } from '../difficulties.ts';
import { atLine, type FoundQuestion, type LeftOut } from '../exchange.ts';
import type { Read } from '../format.ts';
import { spreadFeedback } from '../generalFeedback.ts';
import { sectionId, type Sections } from '../sections.ts';
import { choicesOf } from './choices.ts';
import { type Chunk, chunksOf } from './chunks.ts';
import { giftText } from './giftText.ts';
import { parseChunk } from './parseChunk.ts';

/** Reads Moodle's GIFT: docs/exchange.md says what becomes of titles, categories, tags and feedback. */
export const readGift: Read = ({ bytes, shownAs, sections }) => ({
  items: chunksOf(decodeText(bytes, shownAs)).map((chunk) => readChunk(chunk, sections)),
});

function readChunk(chunk: Chunk, sections: Sections): FoundQuestion | LeftOut {
  const place = atLine(chunk.line);
  const question = parseChunk(chunk);
  if (typeof question === 'string') return { place, reason: question };
  const choices = choicesOf(question);
  if (typeof choices === 'string' || !('globalFeedback' in question)) {
    return { place, reason: typeof choices === 'string' ? choices : 'no question' };
  }
  const stem = giftText(question.stem);
  const { answers, references, lost } = spreadFeedback(choices.answers, giftText(question.globalFeedback));
  const { difficulty, others } = tagsOf(question);
  return {
    place,
    question: {
      id: question.id ?? question.title ?? undefined,
      section: chunk.category === undefined ? undefined : sectionOf(chunk.category, sections),
      difficulty,
      text: stem.text,
      answers,
      references: [...references, ...stem.links, ...choices.links],
    },
    lost: [...new Set([...stem.lost, ...choices.lost, ...lost, ...others.map((tag) => `the tag "${tag}"`)])],
  };
}

function tagsOf({ tags }: GIFTQuestion & { tags?: string[] | null }): { difficulty?: string; others: string[] } {
  const difficult = (tags ?? []).find((tag) => difficultyOf(wordOf(tag)) !== undefined);
  const others = (tags ?? []).filter((tag) => tag !== difficult);
  return { others, ...(difficult !== undefined && { difficulty: wordOf(difficult) }) };
}

const wordOf = (tag: string): string => tag.replace(/^difficulty\s*[:=]\s*/i, '');

/** The part of a category's path that names a section, the last one first; the last part where none does. */
function sectionOf(category: string, sections: Sections): string | undefined {
  const parts = category.split(/(?<!\/)\/(?!\/)/).map((part) => part.replaceAll('//', '/').trim());
  return parts.findLast((part) => sectionId(sections, part) !== undefined) ?? parts.at(-1);
}
