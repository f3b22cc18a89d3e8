import type { ExamFile } from '../../../server/content/examFile.ts';
import { percent, takesSeveral } from './rule.ts';
import { overlapOf, sharedCount, stemsOf } from './text.ts';

type Question = ExamFile['questions'][number];

/** Someone who has no idea of the matter: gives every answer of a question a number, and picks the highest. */
type Guesser = (question: Question) => readonly number[];

const ABSOLUTE =
  /\b(?:only|always|never|every|all|any|must|none|no|cannot|can't|won't|without|entire|entirely|completely|automatically|nothing|each)\b/gi;
const CAPITAL = /(?<!^)\b[A-Z]\w*/g;

const forEach =
  (rate: (text: string) => number): Guesser =>
  ({ answers }) =>
    answers.map(({ text }) => rate(text.replaceAll('`', '').trim()));

const forEachPair =
  (rate: (overlaps: readonly number[]) => number): Guesser =>
  ({ answers }) => {
    const stems = answers.map(({ text }) => stemsOf(text));
    return stems.map((own) => rate(stems.filter((other) => other !== own).map((other) => overlapOf(own, other))));
  };
const mostAlike = forEachPair((overlaps) => Math.max(...overlaps));

/** By what an answer can be guessed. Each of these found keys in question banks that were written without this check. */
const guessers: Readonly<Record<string, Guesser>> = {
  longest: forEach((text) => text.length),
  shortest: forEach((text) => -text.length),
  'nearest to the text': ({ text, answers }) => {
    const asked = stemsOf(text);
    return answers.map((answer) => {
      const stems = stemsOf(answer.text);
      return sharedCount(stems, asked) / Math.sqrt(Math.max(1, stems.size));
    });
  },
  'most like the others': forEachPair((overlaps) => overlaps.reduce((sum, overlap) => sum + overlap, 0)),
  // Of two that are alike at most one is correct where only one answer is.
  'likest pair': (question) => (takesSeveral(question) ? mostAlike(question) : question.answers.map(() => 0)),
  'fewest absolute words': forEach((text) => -(text.match(ABSOLUTE) ?? []).length),
  'most capitals': forEach((text) => (text.match(CAPITAL) ?? []).length),
};

/**
 * Lets every guesser answer the questions with one correct answer, and those with several: the part of the correct answers
 * that each finds, and someone who draws lots.
 */
export function guess(questions: readonly Question[]) {
  const kinds = { single: questions.filter((one) => !takesSeveral(one)), several: questions.filter(takesSeveral) };
  return Object.entries(kinds).flatMap(([kind, asked]) => {
    const average = (part: (question: Question) => number) =>
      asked.reduce((sum, question) => sum + part(question), 0) / asked.length;
    const guesses = Object.entries(guessers).map(([guesser, rate]) => ({
      guesser,
      found: average((question) => foundPart(question, rate(question))),
    }));
    const chance = average(({ answers }) => correctCount(answers) / answers.length);
    return asked.length === 0 ? [] : [{ kind, count: asked.length, chance, guesses }];
  });
}

const correctCount = (answers: Question['answers']): number => answers.filter(({ correct }) => correct).length;

/** The part of a question's key in as many of the highest rated answers; among equals the lot decides. */
function foundPart({ answers }: Question, rates: readonly number[]): number {
  const keyCount = correctCount(answers);
  let [open, found] = [keyCount, 0];
  for (const rate of [...new Set(rates)].toSorted((a, b) => b - a)) {
    const equals = answers.filter((_, at) => rates[at] === rate);
    const taken = Math.min(open, equals.length);
    found += (correctCount(equals) * taken) / equals.length;
    open -= taken;
    if (open === 0) break;
  }
  return found / keyCount;
}

/** How well every guesser does in exams, in lines: `content:check` refuses more than 5 points above chance. */
export const guesserTable = (exams: readonly Pick<ExamFile, 'slug' | 'questions'>[]): string[] =>
  exams.flatMap(({ slug, questions }) =>
    guess(questions).map(({ kind, count, chance, guesses }) => {
      const shares = guesses.map(({ guesser, found }) => `${guesser} ${percent(found)}`);
      return `${slug}, ${kind} (${count}): chance ${percent(chance)}; ${shares.join(', ')}`;
    }),
  );
