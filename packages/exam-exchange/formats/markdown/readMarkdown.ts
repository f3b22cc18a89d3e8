import type { Draft, LeftOut, Read } from '../../draft.ts';
import { KnownFailure, parseMarkdown } from '../../host.ts';
import { fromMarkdown, type MarkdownBlock } from '../../text/markdown.ts';
import { decodeText } from '../decodeText.ts';
import { answersOf, isAnswerList, type ListedAnswer, mayBelong } from './answers.ts';
import { blocksOf } from './blocks.ts';
import { faultIn } from './faults.ts';
import { type QuestionAbove, readFrontMatter } from './frontMatter.ts';
import { headingReader } from './headings.ts';
import { linksAlone, statedExplanation } from './links.ts';
import { continueList, endList, fieldsAlone, finished, newQuestion, type OpenQuestion } from './openQuestion.ts';
import { takeKey } from './statedKey.ts';
import { unfolded } from './unfold.ts';

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

  const lines = body.split('\n');
  for (const { block, isFolded } of unfolded(blocksOf(body))) {
    const line = lineOf(block);
    const isBelow = question !== undefined && question.answers.length > 0;
    let answers: ListedAnswer[] = [];
    let carried: MarkdownBlock[] = [];
    const isList = block.type === 'list';
    const follows = question !== undefined && (question.pending.length > 0 || isRightBelow(block, question));
    if (question && isBelow && !linksAlone(block) && takeKey(question.stated, block)) continue;
    if (isFolded) {
      question ??= begin(line);
      readFolded(question, block);
    } else if (block.type === 'heading') {
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
    else if (isAnswerList(block, follows ? question?.answers.length : 0)) {
      if (question && follows) continueList(question);
      else if (isBelow) finish();
      question ??= begin(line);
      answers = answersOf(block);
      question.answers.push(...answers);
    } else if (question && isBelow && mayBelong(block)) question.pending.push(block);
    else if (question && isList && isRightBelow(block, question) && !linksAlone(block)) {
      question.fault ??= `the list in line ${line} stands right below the answers and has no boxes`;
    } else {
      const fields = isBelow ? fieldsAlone(block) : undefined;
      const explanation = isBelow && !fields ? statedExplanation(block) : undefined;
      const links = (isBelow && !fields && !explanation) || block.type === 'blockquote' ? linksAlone(block) : undefined;
      if (isBelow && !links && !fields && !explanation) carried = finish(true);
      question ??= begin(carried[0] ? lineOf(carried[0]) : line);
      if (fields) question.fields = { ...question.fields, ...fields };
      else if (explanation) question.feedback.push(explanation);
      else if (links) question.references.push(...links);
      else question.stem.push(...carried, block);
    }
    for (const one of [...carried, block]) if (question) question.fault ??= faultIn(one, answers, lines);
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

/** Adds what stands in `<details>`: below answers it explains, above them it is left out. */
function readFolded(question: OpenQuestion, block: MarkdownBlock): void {
  const links = linksAlone(block);
  const words = statedExplanation(block) ?? fromMarkdown([block]);
  if (links) question.references.push(...links);
  else if (question.answers.length > 0) question.feedback.push(words);
  else if (words.text.trim() !== '') question.lost.push(`the folded text "${words.text.trim().slice(0, 80)}"`);
}

/** Whether a block stands right below the last answer, without an empty line. */
const isRightBelow = (block: MarkdownBlock, { answers }: OpenQuestion): boolean =>
  answers.at(-1)?.item.position?.end.line === lineOf(block) - 1;
