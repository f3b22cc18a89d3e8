import type { AnsweredQuestion } from '../../components/quiz/AnswerList/listed.tsx';
import type { NextStepCardProps } from '../../components/quiz/QuizResults/NextStepCard.tsx';
import type { FinishedRun } from '../../data/runs/finishedRun.ts';
import { paths, sectionPracticeHref, startPracticeHref } from '../../../domain/paths.ts';
import { isAttempt } from '../../../domain/quiz/attempt.ts';
import type { NextStep } from '../../../domain/quiz/nextStep.ts';
import type { Outcome } from '../../../domain/quiz/outcome.ts';
import { partialCredit, passVerdict } from '../../../domain/quiz/passVerdict.ts';
import { lettersOf } from '../../../domain/quiz/verdict.ts';
import { formatAmount, formatPercent, scoreOf, shownScore, strictScore, sumOf } from '../../../domain/quiz/score.ts';

/**
 * The verdict on a finished quiz (docs/product.md 4.11, 4.40): on the score that the official exam would count if it is a
 * simulation, else on the one with partial credit. Practice that is no attempt has none.
 */
export function verdictOf({ exam, quiz, shares, simulation }: FinishedRun, ended: readonly Outcome[]) {
  const total = shares.length;
  const attempt = isAttempt(total, exam.openCount);
  const passMark = attempt ? exam.passMark : undefined;
  const [strict, partial] = [strictScore(quiz), scoreOf(shares)];
  const leading = simulation ? strict : partial;
  const right = simulation ? strict.correctAmount : sumOf(shares);
  const percent = shownScore(leading.scorePercent, right, total, passMark);
  const verdict = passMark === undefined ? undefined : passVerdict(right, total, passMark);
  const partly = ended.filter((outcome) => outcome === 'partly').length;
  const unit = !simulation && partly > 0 ? 'points' : 'right';
  const amount = `${formatAmount(leading.correctAmount)} of ${total} ${unit}`;
  const explanation = partialCredit(partly, strict, simulation !== undefined, total);
  const mark = passMark === undefined ? '' : `, pass mark ${passMark}%`;
  return {
    verdict: verdict?.text,
    /** As it is printed. */
    inWords: `${verdict ? `${verdict.text}. ` : ''}${percent}%, ${amount}${mark}. ${simulation ? '' : explanation}`,
    attempt,
    correctAmount: formatAmount(partial.correctAmount),
    total,
    percent: formatPercent(partial.scorePercent),
    scores: {
      percent,
      amount,
      passMark,
      needed: verdict && `${verdict.needed} of ${total}`,
    },
    explanation,
  };
}

/** Every answer of a finished quiz, as its results list them. */
export const answersOf = (
  { exam, quiz, shares, seconds, simulation }: FinishedRun,
  ended: readonly Outcome[],
): AnsweredQuestion[] =>
  exam.questions.map(({ id, question, category, difficulty, answers }, index) => ({
    index,
    question,
    section: category,
    difficulty,
    outcome: ended[index] ?? 'unanswered',
    picked: lettersOf({ id, answers }, (answer) => quiz.picks[index]?.includes(answer.id) ?? false),
    correct: lettersOf({ id, answers }, ({ isCorrect }) => isCorrect),
    points: simulation ? undefined : shares[index],
    flagged: quiz.flags[index] ?? false,
    seconds: seconds?.[index],
  }));

/** The next step in words, with what leads to it. */
export function stepOf(step: NextStep, link: string, isSimulation: boolean): NextStepCardProps {
  const { reason } = step;
  if (step.kind === 'section') {
    const { name, id } = step.section;
    return {
      title: `Practice ${name} next`,
      reason,
      action: { label: 'Start practice', href: startPracticeHref(link, id) },
      other: { label: 'Change', href: sectionPracticeHref(link, id) },
    };
  }
  return {
    title: `Take ${isSimulation ? 'another' : 'an exam'} simulation next`,
    reason,
    action: { label: 'Start a simulation', href: paths.quiz.href(link, { mode: 'exam' }) },
  };
}
