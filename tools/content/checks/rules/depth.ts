import type { ExamFile } from '../../../../server/content/examFile.ts';
import { type EditorialRule, findingIf, percent, withEnoughQuestions } from '../rule.ts';
import { hasCode } from '../text.ts';

type Question = ExamFile['questions'][number];

const shareOf = (questions: readonly Question[], test: (question: Question) => boolean): number =>
  questions.filter(test).length / Math.max(1, questions.length);

/** Questions in which something failed, or will. */
const LEAST_DIAGNOSES = 0.2;

/** Enough questions ask for a cause or for what will happen. */
export const someDiagnose: EditorialRule = withEnoughQuestions(({ questions }) => {
  const share = shareOf(questions, ({ task }) => task === 'diagnose' || task === 'predict');
  const message = `${percent(share)} of the questions diagnose or predict instead of ${percent(LEAST_DIAGNOSES)}`;
  return findingIf(share < LEAST_DIAGNOSES, ['questions'], message);
});

/** Questions of medium and hard difficulty that set workable designs against each other. */
const LEAST_COMPARISONS = 1 / 3;

/** Enough of what is not easy has two workable designs that one stated constraint separates. */
export const someCompare: EditorialRule = withEnoughQuestions(({ questions }) => {
  const demanding = questions.filter(({ difficulty }) => difficulty !== 'easy');
  const share = shareOf(demanding, ({ task }) => task === 'compare');
  const message = `${percent(share)} of the medium and hard questions compare designs instead of ${percent(LEAST_COMPARISONS)}`;
  return findingIf(share < LEAST_COMPARISONS, ['questions'], message);
});

/** The part of the questions that has a block of code, in exams for people who write code, by slug. */
const LEAST_CODE: Readonly<Record<string, number>> = { developer1: 0.4 };

/** Developers read code. */
export const someHaveCode: EditorialRule = withEnoughQuestions(({ slug, questions }) => {
  const least = LEAST_CODE[slug] ?? 0;
  const share = shareOf(questions, ({ text, answers }) => hasCode(text) || answers.some((one) => hasCode(one.text)));
  const message = `${percent(share)} of the questions have a block of code instead of ${percent(least)}`;
  return findingIf(share < least, ['questions'], message);
});
