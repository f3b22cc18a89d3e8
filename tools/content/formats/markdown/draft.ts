import { atLine, type FoundQuestion, type LeftOut } from '../exchange.ts';
import { spreadFeedback } from '../generalFeedback.ts';
import { fromMarkdown, type MarkdownBlock } from '../text/fromMarkdown.ts';
import type { FoundLink } from '../text/fromMarkup.ts';
import { checkListOf, type List } from './answersOf.ts';

/** A question while its blocks go by. */
export interface Draft {
  /** Its first line, from 1. */
  readonly line: number;
  readonly section: string | undefined;
  difficulty: string | undefined;
  /** The heading above it. */
  title: string;
  readonly stem: MarkdownBlock[];
  /** The check list. */
  list?: List;
  /** What is quoted below the list. */
  readonly feedback: MarkdownBlock[];
  readonly references: FoundLink[];
}

/** The beginning of a question. */
export function newDraft(line: number, section: string | undefined, difficulty: string | undefined): Draft {
  return { line, section, difficulty, title: '', stem: [], feedback: [], references: [] };
}

/** The question of a draft; nothing for a heading with nothing below it. */
export function finished({
  line,
  section,
  difficulty,
  title,
  stem,
  list,
  feedback,
  references,
}: Draft): (FoundQuestion | LeftOut)[] {
  const place = atLine(line);
  if (!list) return stem.length === 0 ? [] : [{ place, reason: 'a text without a check list below it' }];
  const words = fromMarkdown(stem);
  const { answers, links, lost } = checkListOf(list);
  const spread = spreadFeedback(answers, fromMarkdown(feedback));
  return [
    {
      place,
      question: {
        id: title || undefined,
        section,
        difficulty,
        // A heading right above a check list is the question itself.
        text: words.text.trim() === '' ? title : words.text,
        answers: spread.answers,
        references: [...references, ...spread.references, ...words.links, ...links],
      },
      lost: [...new Set([...words.lost, ...lost, ...spread.lost])],
    },
  ];
}
