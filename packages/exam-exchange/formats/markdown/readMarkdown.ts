import type { Draft, LeftOut, Read } from '../../draft.ts';
import { KnownFailure, parseMarkdown } from '../../host.ts';
import { fromMarkdown, type MarkdownBlock } from '../../text/markdown.ts';
import { decodeText } from '../decodeText.ts';
import { answersOf, isCheckList, mayBelong } from './answers.ts';
import { blocksOf } from './blocks.ts';
import { type QuestionAbove, readFrontMatter } from './frontMatter.ts';
import { headingReader } from './headings.ts';
import { linksAlone, statedExplanation } from './links.ts';
import { continueList, endList, fieldsAlone, finished, newQuestion, type OpenQuestion } from './openQuestion.ts';

/** Quotes and lists that are nested deeper than in any real file. */
const tooDeep = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){100}/;

/** Reads check lists: README.md says how a file of questions looks. */
export const readMarkdown: Read = ({ bytes, shownAs, sections }) => {
  const { facts, body, problem } = readFrontMatter(decodeText(bytes, shownAs));
  const deep = body.split('\n').findIndex((text) => tooDeep.test(text));
  if (deep >= 0) throw new KnownFailure(`${shownAs}:${deep + 1}:1 is nested too deep.`);
  const readHeading = headingReader(sections);
  const items: (Draft | LeftOut)[] = [];
  let { section } = facts;
  const begin = (line: number): OpenQuestion => newQuestion(line, section, facts.difficulty);
  let question = facts.question && questionAbove(facts.question, begin);
  /** Ends a question. What stands below its list and belongs to the next one is returned. */
  const finish = (wordsFollow = false): MarkdownBlock[] => {
    const next = question ? endList(question, wordsFollow) : [];
    if (question) items.push(...finished(question));
    question = undefined;
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
        question = begin(line);
        question.title = { ...words, text: heading.title };
        question.difficulty = heading.difficulty ?? facts.difficulty;
      }
    } else if (block.type === 'thematicBreak') finish();
    else if (block.type === 'html' && block.value.startsWith('<!--')) continue;
    else if (isCheckList(block)) {
      if (question && question.pending.length > 0) continueList(question);
      else if (question && question.answers.length > 0) finish();
      question ??= begin(line);
      question.answers.push(...answersOf(block));
    } else if (question && question.answers.length > 0 && mayBelong(block)) question.pending.push(block);
    else {
      const isBelow = question !== undefined && question.answers.length > 0;
      const fields = isBelow ? fieldsAlone(block) : undefined;
      const explanation = isBelow && !fields ? statedExplanation(block) : undefined;
      const links = (isBelow && !fields && !explanation) || block.type === 'blockquote' ? linksAlone(block) : undefined;
      const carried = isBelow && !links && !fields && !explanation ? finish(true) : [];
      question ??= begin(carried[0] ? lineOf(carried[0]) : line);
      if (fields) question.fields = { ...question.fields, ...fields };
      else if (explanation) question.feedback.push(explanation);
      else if (links) question.references.push(...links);
      else question.stem.push(...carried, block);
    }
  }
  finish();
  return { items, ...(problem !== undefined && { remarks: [`${shownAs}${problem}`] }) };
};

const lineOf = ({ position }: MarkdownBlock): number => position?.start.line ?? 1;

/** The question that stands in the lines at the top, as in files with one question each. */
function questionAbove({ line, text, references }: QuestionAbove, begin: (line: number) => OpenQuestion): OpenQuestion {
  const question = begin(line);
  question.stem.push(...parseMarkdown(text).children);
  question.references.push(...references.map((url) => ({ title: url, url })));
  return question;
}
