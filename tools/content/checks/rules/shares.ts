import { difficulty } from '../../../../contract/exams.ts';
import { answerLetter } from '../../../../domain/quiz/keys.ts';
import { type EditorialRule, findingIf, percent, takesSeveral, withEnoughQuestions } from '../rule.ts';

/** The rest above a tolerance is for rounding: 0.3 - 0.25 is more than 0.05. */
const isNear = (share: number, ideal: number, tolerance: number): boolean =>
  Math.abs(share - ideal) <= tolerance + 1e-9;

/** How far a section's share may be from its weight. */
const SECTION_TOLERANCE = 0.01;

/** Questions are spread over the sections as the official guide weighs them. */
export const sectionsHaveTheirShare: EditorialRule = withEnoughQuestions(({ sections, questions }) =>
  sections.flatMap(({ id, weight }, index) => {
    const share = questions.filter(({ section }) => section === id).length / questions.length;
    const message = `section "${id}" has ${(share * 100).toFixed(1)} % of the questions instead of ${weight} %`;
    return findingIf(!isNear(share, weight / 100, SECTION_TOLERANCE), ['sections', index], message);
  }),
);

/** A quarter of the questions is easy, a quarter hard. */
const DIFFICULTIES = { easy: 0.25, medium: 0.5, hard: 0.25 } as const;

const DIFFICULTY_TOLERANCE = 0.05;

/** An exam is as hard as others. */
export const difficultiesHaveTheirShare: EditorialRule = withEnoughQuestions(({ questions }) =>
  difficulty.options.flatMap((level) => {
    const share = questions.filter((question) => question.difficulty === level).length / questions.length;
    const ideal = DIFFICULTIES[level];
    const message = `${percent(share)} of the questions are ${level} instead of ${percent(ideal)}`;
    return findingIf(!isNear(share, ideal, DIFFICULTY_TOLERANCE), ['questions'], message);
  }),
);

/** A fifth of the questions takes several answers. */
const SEVERAL = 0.2;
const SEVERAL_TOLERANCE = 0.05;

/** As in the official exams, some questions take several answers. */
export const someTakeSeveralAnswers: EditorialRule = withEnoughQuestions(({ questions }) => {
  const share = questions.filter(takesSeveral).length / questions.length;
  const message = `${percent(share)} of the questions take several answers instead of ${percent(SEVERAL)}`;
  return findingIf(!isNear(share, SEVERAL, SEVERAL_TOLERANCE), ['questions'], message);
});

/** How far the share of several correct answers within a difficulty may be from that of the exam. */
const SPREAD_TOLERANCE = 0.12;

/** "Easy" is not the same as one correct answer, nor "hard" the same as several. */
export const severalAreSpread: EditorialRule = withEnoughQuestions(({ questions }) => {
  const whole = questions.filter(takesSeveral).length / questions.length;
  return difficulty.options.flatMap((level) => {
    const own = questions.filter((question) => question.difficulty === level);
    if (own.length === 0) return [];
    const share = own.filter(takesSeveral).length / own.length;
    const message = `${percent(share)} of the ${level} questions take several answers, of all ${percent(whole)}`;
    return findingIf(!isNear(share, whole, SPREAD_TOLERANCE), ['questions'], message);
  });
});

/** Anyone who always picks the most frequent letter of four has 30 % right at the most. */
const LETTER_TOLERANCE = 0.05;

/** No letter is correct so often, or so seldom, that it helps to guess. */
export const lettersAreEven: EditorialRule = withEnoughQuestions(({ questions }) => {
  const single = questions.filter((question) => !takesSeveral(question));
  const letters = Math.max(0, ...single.map(({ answers }) => answers.length));
  return Array.from({ length: letters }, (_, at) => at).flatMap((at) => {
    const count = single.filter(({ answers }) => answers[at]?.correct).length;
    // What chance would give: a question of three answers has a third for each of them, and nothing for D.
    const even = single.reduce((sum, { answers }) => sum + (at < answers.length ? 1 / answers.length : 0), 0);
    const shares = `${percent(count / single.length)} of the single ones instead of ${percent(even / single.length)}`;
    const isUneven = Math.abs(count - even) > LETTER_TOLERANCE * single.length;
    return findingIf(isUneven, ['questions'], `${answerLetter(at)} is the correct answer of ${shares}`);
  });
});
