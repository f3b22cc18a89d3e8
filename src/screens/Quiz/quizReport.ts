import type { AnsweredQuestion } from '../../components/quiz/AnswerList/listed.tsx';
import type { QuizResultsProps } from '../../components/quiz/QuizResults/QuizResults.tsx';
import type { ResultScore } from '../../components/quiz/QuizResults/ResultScores.tsx';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import { type ExtraTime, paceOf } from '../../../domain/exam/clock.ts';
import type { Outcome } from '../../../domain/quiz/outcome.ts';
import { passVerdict, scoresDiffer } from '../../../domain/quiz/passVerdict.ts';
import {
  formatAmount,
  formatPercent,
  partialPoints,
  type Score,
  shareChosen,
  strictScore,
} from '../../../domain/quiz/score.ts';
import type { QuizState } from '../../../domain/quiz/types.ts';

/** How many seconds the official exam gives for a question, with so many percent of extra time; undefined where that is unknown. */
export function officialPace(
  exam: Pick<LoadedExam, 'minutes' | 'scoredQuestions'>,
  extra: ExtraTime = 0,
): number | undefined {
  const minutes = paceOf(exam);
  return minutes === undefined ? undefined : minutes * 60 * (1 + extra / 100);
}

type Verdict = Pick<
  QuizResultsProps,
  'verdict' | 'correctAmount' | 'total' | 'percent' | 'passMark' | 'needed' | 'scores' | 'explanation'
>;

/**
 * The verdict on a finished quiz (docs/product.md 4.11, 4.40): on the score that the official exam would count if it is a
 * simulation, else on the one with partial credit.
 */
export function verdictOf(
  { passMark }: LoadedExam,
  quiz: QuizState,
  ended: readonly Outcome[],
  isSimulation: boolean,
): Verdict {
  const total = quiz.questions.length;
  const strict = strictScore(quiz);
  const partly = ended.filter((outcome) => outcome === 'partly').length;
  const leading = isSimulation ? strict : quiz;
  const verdict = passMark === undefined ? undefined : passVerdict(leading, total, passMark);
  const scoreOf = (credit: ResultScore['credit'], { correctAmount, scorePercent }: Score): ResultScore => ({
    credit,
    percent: scorePercent,
    amount: formatAmount(correctAmount),
    isPassed: passMark === undefined ? undefined : scorePercent >= passMark,
  });
  const scores = [scoreOf('full', strict), scoreOf('partial', quiz)];
  return {
    verdict: verdict?.text,
    correctAmount: formatAmount(quiz.correctAmount),
    total,
    percent: formatPercent(quiz.scorePercent),
    passMark,
    needed: verdict?.needed,
    // Without partly right answers they are one.
    scores: (isSimulation ? scores : scores.toReversed()).slice(0, partly === 0 ? 1 : 2),
    explanation: scoresDiffer(partly, partialPoints(quiz.questions, quiz.picks)),
  };
}

/** Every answer of a finished quiz, as its results list them. */
export const answersOf = (
  { questions }: LoadedExam,
  { picks }: QuizState,
  ended: readonly Outcome[],
  { flags, seconds }: { flags: readonly boolean[]; seconds: readonly number[] | undefined },
): AnsweredQuestion[] =>
  questions.map((question, index) => ({
    index,
    question: question.question,
    section: question.category,
    difficulty: question.difficulty,
    outcome: ended[index] ?? 'unanswered',
    points: shareChosen(question, picks[index] ?? []),
    flagged: flags[index] ?? false,
    seconds: seconds?.[index],
  }));
