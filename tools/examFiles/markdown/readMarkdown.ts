import { KnownFailure } from '../../../server/knownFailure.ts';
import { parseMarkdown } from '../../articles/markdown.ts';
import { decodeText } from '../decodeText.ts';
import type { FoundQuestion, LeftOut, Read } from '../exchange.ts';
import { fromMarkdown, type MarkdownBlock } from '../text/markdown.ts';
import { answersOf, isCheckList, mayBelong } from './answers.ts';
import { blocksOf } from './blocks.ts';
import { continueList, type Draft, endList, fieldsAlone, finished, newDraft } from './draft.ts';
import { type QuestionAbove, readFrontMatter } from './frontMatter.ts';
import { headingReader } from './headings.ts';
import { linksAlone, statedExplanation } from './links.ts';

/** Quotes and lists that are nested deeper than in any real file. */
const tooDeep = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){100}/;

/** Reads check lists: docs/exchange.md says how a file of questions looks. */
export const readMarkdown: Read = ({ bytes, shownAs, sections }) => {
  const { facts, body, problem } = readFrontMatter(decodeText(bytes, shownAs));
  const deep = body.split('\n').findIndex((text) => tooDeep.test(text));
  if (deep >= 0) throw new KnownFailure(`${shownAs}:${deep + 1}:1 is nested too deep.`);
  const readHeading = headingReader(sections);
  const items: (FoundQuestion | LeftOut)[] = [];
  let { section } = facts;
  const begin = (line: number): Draft => newDraft(line, section, facts.difficulty);
  let draft = facts.question && questionAbove(facts.question, begin);
  /** Ends a question. What stands below its list and belongs to the next one is returned. */
  const finish = (wordsFollow = false): MarkdownBlock[] => {
    const next = draft ? endList(draft, wordsFollow) : [];
    if (draft) items.push(...finished(draft));
    draft = undefined;
    return next;
  };

  for (const block of blocksOf(body)) {
    const line = lineOf(block);
    if (block.type === 'heading') {
      finish();
      const words = fromMarkdown([block]);
      const heading = readHeading(words.text.trim(), block.depth);
      if (heading.kind === 'section') section = heading.label;
      else {
        draft = begin(line);
        draft.title = { ...words, text: heading.title };
        draft.difficulty = heading.difficulty ?? facts.difficulty;
      }
    } else if (block.type === 'thematicBreak') finish();
    else if (block.type === 'html' && block.value.startsWith('<!--')) continue;
    else if (isCheckList(block)) {
      if (draft && draft.pending.length > 0) continueList(draft);
      else if (draft && draft.answers.length > 0) finish();
      draft ??= begin(line);
      draft.answers.push(...answersOf(block));
    } else if (draft && draft.answers.length > 0 && mayBelong(block)) draft.pending.push(block);
    else {
      const isBelow = draft !== undefined && draft.answers.length > 0;
      const fields = isBelow ? fieldsAlone(block) : undefined;
      const explanation = isBelow && !fields ? statedExplanation(block) : undefined;
      const links = (isBelow && !fields && !explanation) || block.type === 'blockquote' ? linksAlone(block) : undefined;
      const carried = isBelow && !links && !fields && !explanation ? finish(true) : [];
      draft ??= begin(carried[0] ? lineOf(carried[0]) : line);
      if (fields) draft.fields = { ...draft.fields, ...fields };
      else if (explanation) draft.feedback.push(explanation);
      else if (links) draft.references.push(...links);
      else draft.stem.push(...carried, block);
    }
  }
  finish();
  return { items, ...(problem !== undefined && { remarks: [`${shownAs}${problem}`] }) };
};

const lineOf = ({ position }: MarkdownBlock): number => position?.start.line ?? 1;

/** The question that stands in the lines at the top, as in files with one question each. */
function questionAbove({ line, text, references }: QuestionAbove, begin: (line: number) => Draft): Draft {
  const draft = begin(line);
  draft.stem.push(...parseMarkdown(text).children);
  draft.references.push(...references.map((url) => ({ title: url, url })));
  return draft;
}
