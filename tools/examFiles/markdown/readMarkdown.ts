import { KnownFailure } from '../../../server/knownFailure.ts';
import { decodeText } from '../decodeText.ts';
import { difficultyOf, type FoundQuestion, type LeftOut, type Read, sectionId, type Sections } from '../exchange.ts';
import { fromMarkdown, type MarkdownBlock } from '../text/markdown.ts';
import type { FoundLink } from '../text/markup.ts';
import { blocksOf, readFrontMatter } from './blocks.ts';
import { type Draft, fieldsAlone, finished, isCheckList, newDraft } from './draft.ts';

/** Quotes and lists that are nested deeper than in any real file. */
const tooDeep = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){100}/;

/** Reads check lists: docs/exchange.md says how a file of questions looks. */
export const readMarkdown: Read = ({ bytes, shownAs, sections }) => {
  const { facts, body } = readFrontMatter(decodeText(bytes, shownAs));
  const deep = body.split('\n').findIndex((text) => tooDeep.test(text));
  if (deep >= 0) throw new KnownFailure(`${shownAs}:${deep + 1}:1 is nested too deep.`);
  const readHeading = headingReader(sections);
  const items: (FoundQuestion | LeftOut)[] = [];
  let { section } = facts;
  let draft: Draft | undefined;
  const begin = (line: number): Draft => newDraft(line, section, facts.difficulty);
  const finish = () => {
    if (draft) items.push(...finished(draft));
    draft = undefined;
  };

  for (const block of blocksOf(body)) {
    const line = block.position?.start.line ?? 1;
    if (block.type === 'heading') {
      finish();
      const heading = readHeading(fromMarkdown([block]).text.trim(), block.depth);
      if (heading.kind === 'section') section = heading.label;
      else draft = { ...begin(line), title: heading.title, difficulty: heading.difficulty ?? facts.difficulty };
    } else if (block.type === 'thematicBreak') finish();
    else if (block.type === 'html' && block.value.startsWith('<!--')) continue;
    else if (isCheckList(block)) {
      if (draft?.list) finish();
      draft ??= begin(line);
      draft.list = block;
    } else if (draft?.list && block.type === 'blockquote') draft.feedback.push(block);
    else {
      const fields = draft?.list && fieldsAlone(block);
      const links = draft?.list && !fields && linksAlone(block);
      if (draft?.list && !links && !fields) finish();
      draft ??= begin(line);
      if (fields) draft.fields = { ...draft.fields, ...fields };
      else if (links) draft.references.push(...links);
      else draft.stem.push(block);
    }
  }
  finish();
  return { items };
};

/** A heading: the section of the questions below, or the title of the next question. */
type Heading =
  | { readonly kind: 'section'; readonly label: string }
  | { readonly kind: 'title'; readonly title: string; readonly difficulty: string | undefined };

/** Reads headings in order: whether one is a section depends on those above it. */
function headingReader(sections: Sections): (words: string, depth: number) => Heading {
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

/** Words that may introduce links. */
const label = /^\s*(?:references?|sources?|links?|docs|documentation|see also|further reading)\s*:?\s*$/i;

/** The links of a block that holds nothing else, as below a question; else undefined. */
function linksAlone(block: MarkdownBlock): readonly FoundLink[] | undefined {
  if (block.type !== 'paragraph' && block.type !== 'list') return undefined;
  const { text, links, lost } = fromMarkdown([block]);
  const rest = links.reduce((words, { title }) => words.replace(title, ''), text);
  const isNothingElse = !/[\p{L}\p{N}]/u.test(rest) || label.test(rest.replaceAll(/[^\p{L}\s]/gu, ''));
  return lost.length === 0 && isNothingElse && (links.length > 0 || text.trim() !== '') ? links : undefined;
}
