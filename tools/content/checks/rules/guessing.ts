import { guess } from '../guessers.ts';
import { type EditorialRule, findingIf, percent, withEnoughQuestions } from '../rule.ts';

/** How far above chance a guesser may come. */
const TOLERANCE = 0.05;

/** No one finds keys by the form of the answers: `npm run content:check` prints how well they do. */
export const guessersFail: EditorialRule = withEnoughQuestions(({ questions }) =>
  guess(questions).flatMap(({ kind, chance, guesses }) =>
    guesses.flatMap(({ guesser, found }) => {
      const shares = `${percent(found)} of the keys with ${kind === 'single' ? 'one answer' : 'several answers'}`;
      const message = `the ${guesser} finds ${shares}, where chance finds ${percent(chance)}`;
      return findingIf(found > chance + TOLERANCE, ['questions'], message);
    }),
  ),
);

/** From how much longer or shorter than all others an answer stands out: as a ratio, and in characters. */
const RATIO = 1.5;
const DIFFERENCE = 12;

/** In no question do the correct answers stand out by their length. */
export const lengthTellsNothing: EditorialRule = ({ questions }) =>
  questions.flatMap(({ answers }, index) => {
    const lengths = (isCorrect: boolean) =>
      answers.filter(({ correct = false }) => correct === isCorrect).map(({ text }) => text.trim().length);
    const [correct, wrong] = [lengths(true), lengths(false)];
    const longer = standsOut(Math.min(...correct), Math.max(...wrong));
    const shorter = standsOut(Math.min(...wrong), Math.max(...correct));
    return findingIf(
      longer || shorter,
      ['questions', index, 'answers', answers.findIndex((one) => one.correct), 'text'],
      `the correct answer is much ${longer ? 'longer' : 'shorter'} than all wrong ones`,
    );
  });

const standsOut = (long: number, short: number): boolean => long >= RATIO * short && long - short >= DIFFERENCE;
