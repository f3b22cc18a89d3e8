import { reference } from '../../contract/exams.ts';
import { repeatedAnswers, sameAs } from '../../server/content/repeats.ts';
import { letterAt } from '../words.ts';
import type { ExchangeAnswer, ExchangeQuestion, FoundQuestion, LeftOut } from './exchange.ts';
import { tidyFields } from './fields.ts';
import { oneLine, tidy } from './text/contentText.ts';

/** Answers have one letter each. */
const MOST_ANSWERS = 26;

/** Characters of one text: about six pages. */
const LONGEST = 20_000;

/** A found question in tidy form, or why an exam can't take it. */
export function accept({ place, question, lost }: FoundQuestion): FoundQuestion | LeftOut {
  const reason = tooLong(question) ?? unanswerable(question);
  if (reason !== undefined) return { place, reason };
  const references = question.references.map(({ title, url }) => ({ title: oneLine(title), url: url.trim() }));
  const usable = references.filter((one) => one.title !== '' && reference.safeParse(one).success);
  const tidied = {
    ...question,
    text: tidy(question.text),
    answers: question.answers.map(tidyAnswer),
    fields: tidyFields(question.fields ?? {}),
    references: usable.filter(({ url }, at) => usable.findIndex((other) => other.url === url) === at),
  };
  const broken = references.filter((one) => !usable.includes(one));
  const links = broken.map(({ url }) => `the reference "${url.slice(0, 200)}": references begin with https://`);
  return unusable(tidied) ?? { place, question: tidied, lost: [...lost, ...links] };

  function unusable({ text, answers }: ExchangeQuestion): LeftOut | undefined {
    const empty = answers.findIndex((answer) => answer.text === '');
    if (text === '') return { place, reason: 'a question without a text' };
    if (empty >= 0) return { place, reason: `answer ${letterAt(empty)} is empty` };
    const same = twins(answers);
    return same === undefined ? undefined : { place, reason: same };
  }
}

/** Which answers are the same, as a phrase: no exam can have them. */
function twins(answers: readonly ExchangeAnswer[]): string | undefined {
  const [second] = repeatedAnswers(answers);
  const text = answers[second ?? -1]?.text;
  if (second === undefined || text === undefined) return undefined;
  const first = answers.findIndex((answer) => sameAs(answer.text) === sameAs(text));
  return `answers ${letterAt(first)} and ${letterAt(second)} are the same`;
}

function tidyAnswer({ text, correct, explanation }: ExchangeAnswer): ExchangeAnswer {
  return { text: tidy(text), correct, explanation: tidy(explanation) };
}

function tooLong({ text, answers }: ExchangeQuestion): string | undefined {
  const texts = [text, ...answers.flatMap((answer) => [answer.text, answer.explanation])];
  return texts.some((one) => one.length > LONGEST) ? `a text of more than ${LONGEST} characters` : undefined;
}

function unanswerable({ answers }: ExchangeQuestion): string | undefined {
  if (answers.length < 2) return `${answers.length === 0 ? 'no answers' : 'one answer'}: a question takes at least 2`;
  if (answers.length > MOST_ANSWERS) return `${answers.length} answers: a question takes at most ${MOST_ANSWERS}`;
  if (answers.every(({ correct }) => !correct)) return 'no answer is marked as correct';
  return answers.every(({ correct }) => correct) ? 'every answer is marked as correct' : undefined;
}
