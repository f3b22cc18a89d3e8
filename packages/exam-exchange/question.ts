import type { Draft, LeftOut, Reading } from './draft.ts';
import { type Fields, tidyFields } from './fields.ts';
import { letterAt, type Reference, reference, repeatedAnswers, sameAs } from './host.ts';
import { withoutLetters } from './letters.ts';
import { oneLine, tidy } from './text/contentText.ts';
import { joinTexts, type MarkupText } from './text/markup.ts';

/** An answer between a file and an exam. */
export interface ExchangeAnswer {
  readonly text: string;
  readonly correct: boolean;
  /** Empty where the file gives none. */
  readonly explanation: string;
}

/** A question between a file and an exam: what the file says in tidy texts, before defaults are filled in. */
export interface ExchangeQuestion extends Pick<Draft, 'id' | 'section' | 'difficulty'> {
  readonly text: string;
  readonly answers: readonly ExchangeAnswer[];
  readonly references: readonly Reference[];
  /** What it says besides; undefined where it says nothing. */
  readonly fields?: Fields | undefined;
}

/** A question of a file that an exam can take. */
export interface FoundQuestion extends Pick<Draft, 'place'> {
  readonly question: ExchangeQuestion;
  /** What of it can't be taken over, each as a phrase such as `the picture "org.png"`. */
  readonly lost: readonly string[];
}

/** Answers have one letter each. */
const MOST_ANSWERS = 26;

/** Characters of one text: about six pages. */
const LONGEST = 20_000;

/** Makes questions of what a file holds. */
export const questionsOf = (items: Reading['items']): (FoundQuestion | LeftOut)[] =>
  items.map((item) => ('reason' in item ? item : questionOf(item)));

/** Makes a question of a draft; links in its texts become references. Or says why an exam can't take it. */
function questionOf(draft: Draft): FoundQuestion | LeftOut {
  const { place, text, answers, general, lost = [], references = [], fields = {}, ...rest } = draft;
  const feedback = answers.flatMap((answer) => answer.feedback);
  const all = joinTexts([text, ...answers.map((answer) => answer.text), ...feedback]);
  const texts = withoutLetters(answers.map((answer) => answer.text.text));
  const spread = spreadFeedback(
    answers.map((answer, at) => ({
      text: texts[at] ?? '',
      correct: answer.correct,
      explanation: joinTexts(answer.feedback).text,
    })),
    general,
  );
  const given = { text: text.text, answers: spread.answers };
  const reason = tooLong(given) ?? unanswerable(given);
  if (reason !== undefined) return { place, reason };

  const tidied = { text: tidy(given.text), answers: given.answers.map(tidyAnswer) };
  const unusable = withoutText(tidied) ?? twins(tidied.answers);
  if (unusable !== undefined) return { place, reason: unusable };
  const links = usableLinks([...references, ...spread.references, ...all.links]);
  return {
    place,
    question: { ...rest, ...tidied, fields: tidyFields(fields), references: links.usable },
    lost: [...new Set([...all.lost, ...spread.lost, ...lost, ...links.lost])],
  };
}

/** Makes the general feedback the explanation of those correct answers that have none of their own. */
function spreadFeedback(answers: readonly ExchangeAnswer[], { text, links, lost }: MarkupText) {
  const words = links
    .reduce((rest, { title }) => rest.replace(title, ''), text)
    .replace(/\b(?:references?|sources?)\b/i, '');
  const needs = ({ correct, explanation }: ExchangeAnswer) => correct && explanation === '';
  const isLinksAlone = !/[\p{L}\p{N}]/u.test(words);
  return {
    answers: isLinksAlone ? answers : answers.map((one) => (needs(one) ? { ...one, explanation: text } : one)),
    references: links,
    lost:
      isLinksAlone || answers.some(needs) ? lost : [...lost, 'the general feedback: every correct answer is explained'],
  };
}

/** References that an exam can have, each address once; the others are named. */
function usableLinks(references: readonly Reference[]) {
  const tidied = references.map(({ title, url }) => ({ title: oneLine(title), url: url.trim() }));
  const usable = tidied.filter((one) => one.title !== '' && reference.safeParse(one).success);
  const broken = tidied.filter((one) => !usable.includes(one));
  return {
    usable: usable.filter(({ url }, at) => usable.findIndex((other) => other.url === url) === at),
    lost: broken.map(({ url }) => `the reference "${url.slice(0, 200)}": references begin with https://`),
  };
}

/** The texts of a question by which it is judged. */
type Texts = Pick<ExchangeQuestion, 'text' | 'answers'>;

const tidyAnswer = ({ text, correct, explanation }: ExchangeAnswer): ExchangeAnswer => ({
  text: tidy(text),
  correct,
  explanation: tidy(explanation),
});

function tooLong({ text, answers }: Texts): string | undefined {
  const texts = [text, ...answers.flatMap((answer) => [answer.text, answer.explanation])];
  return texts.some((one) => one.length > LONGEST) ? `a text of more than ${LONGEST} characters` : undefined;
}

function unanswerable({ answers }: Texts): string | undefined {
  if (answers.length < 2) return `${answers.length === 0 ? 'no answers' : 'one answer'}: a question takes at least 2`;
  if (answers.length > MOST_ANSWERS) return `${answers.length} answers: a question takes at most ${MOST_ANSWERS}`;
  if (answers.every(({ correct }) => !correct)) return 'no answer is marked as correct';
  return answers.every(({ correct }) => correct) ? 'every answer is marked as correct' : undefined;
}

function withoutText({ text, answers }: Texts): string | undefined {
  const empty = answers.findIndex((answer) => answer.text === '');
  if (text === '') return 'a question without a text';
  return empty < 0 ? undefined : `answer ${letterAt(empty)} is empty`;
}

/** Which answers are the same, as a phrase: no exam can have them. */
function twins(answers: readonly ExchangeAnswer[]): string | undefined {
  const [second] = repeatedAnswers(answers);
  const text = answers[second ?? -1]?.text;
  if (second === undefined || text === undefined) return undefined;
  const first = answers.findIndex((answer) => sameAs(answer.text) === sameAs(text));
  return `answers ${letterAt(first)} and ${letterAt(second)} are the same`;
}
