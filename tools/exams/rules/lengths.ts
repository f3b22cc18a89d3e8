import type { ExamFile } from '../../../server/content/examFile.ts';
import { type EditorialRule, percent, takesSeveral, whereSharesTell } from '../rule.ts';

/** From how much longer or shorter than all others an answer stands out: as a ratio, and in characters. */
const RATIO = 1.5;
const DIFFERENCE = 12;

/** The correct answers don't stand out by their length. */
export const lengthTellsNothing: EditorialRule = ({ questions }) =>
  questions.flatMap((question, index) => {
    const { correct, wrong } = lengthsOf(question);
    const longer = standsOut(Math.min(...correct), Math.max(...wrong));
    const shorter = standsOut(Math.min(...wrong), Math.max(...correct));
    if (!longer && !shorter) return [];
    const answer = question.answers.findIndex((one) => one.correct);
    return [
      {
        path: ['questions', index, 'answers', answer, 'text'],
        message: `the correct answer is much ${longer ? 'longer' : 'shorter'} than all wrong ones`,
      },
    ];
  });

const standsOut = (long: number, short: number): boolean => long >= RATIO * short && long - short >= DIFFERENCE;

/** How far above chance the correct answer may be the longest, or the shortest. */
const TOLERANCE = 0.1;

/** The longest answer is correct no more often than chance makes it, nor is the shortest. */
export const lengthIsNoRule: EditorialRule = whereSharesTell(({ questions }) => {
  const single = questions.filter((question) => !takesSeveral(question));
  if (single.length === 0) return [];
  const chance = single.reduce((sum, { answers }) => sum + 1 / answers.length, 0) / single.length;
  const extremes = [
    ['longest', ({ correct, wrong }: Lengths) => Math.min(...correct) > Math.max(...wrong)],
    ['shortest', ({ correct, wrong }: Lengths) => Math.max(...correct) < Math.min(...wrong)],
  ] as const;
  return extremes.flatMap(([extreme, holds]) => {
    const share = single.map(lengthsOf).filter(holds).length / single.length;
    const shares = `${percent(share)} of the single ones, where chance makes it ${percent(chance)}`;
    return share <= chance + TOLERANCE
      ? []
      : [{ path: ['questions'], message: `the correct answer is the ${extreme} in ${shares}` }];
  });
});

/** Lengths of a question's answers in characters. */
interface Lengths {
  readonly correct: readonly number[];
  readonly wrong: readonly number[];
}

function lengthsOf({ answers }: ExamFile['questions'][number]): Lengths {
  const lengths = (isCorrect: boolean) =>
    answers.filter(({ correct = false }) => correct === isCorrect).map(({ text }) => text.trim().length);
  return { correct: lengths(true), wrong: lengths(false) };
}
