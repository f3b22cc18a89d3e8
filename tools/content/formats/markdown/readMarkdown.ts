import { KnownFailure } from '../../../../server/knownFailure.ts';
import { decodeText } from '../decodeText.ts';
import type { FoundQuestion, LeftOut } from '../exchange.ts';
import type { Read } from '../format.ts';
import { fromMarkdown } from '../text/fromMarkdown.ts';
import { isCheckList } from './answersOf.ts';
import { blocksOf } from './blocks.ts';
import { type Draft, finished, newDraft } from './draft.ts';
import { readFrontMatter } from './frontMatter.ts';
import { headingReader } from './headings.ts';
import { linksAlone } from './linksAlone.ts';

/** Quotes and lists within each other, more than anybody writes. */
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
      const links = draft?.list && linksAlone(block);
      if (draft?.list && !links) finish();
      draft ??= begin(line);
      if (links) draft.references.push(...links);
      else draft.stem.push(block);
    }
  }
  finish();
  return { items };
};
