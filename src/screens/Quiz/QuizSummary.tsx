import type { Dispatch } from 'react';
import type { ExamQuiz } from '../../../contract/exams.ts';
import { QuizHeading } from '../../components/QuizHeading/QuizHeading.tsx';
import { QuizResults } from '../../components/QuizResults/QuizResults.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { formatAmount, formatPercent } from '../../quiz/score.ts';
import { sectionScores } from '../../quiz/sections.ts';
import type { QuizAction, QuizState } from '../../quiz/types.ts';
import { useFocusOnChange } from './useFocusOnChange.ts';

export interface QuizSummaryProps {
  exam: ExamQuiz;
  /** The exam's slug. */
  link: string;
  quiz: QuizState;
  dispatch: Dispatch<QuizAction>;
}

/** The results of a finished quiz. */
export function QuizSummary({ exam, link, quiz, dispatch }: QuizSummaryProps) {
  const headingRef = useFocusOnChange<HTMLHeadingElement>(null);
  return (
    <Stack gap={3}>
      <QuizHeading exam={link} title={exam.examTitle} />
      <QuizResults
        title={exam.examTitle}
        correctAmount={formatAmount(quiz.correctAmount)}
        total={quiz.questions.length}
        percent={formatPercent(quiz.scorePercent)}
        sections={sectionScores(exam.questions, quiz.picks).map(({ name, correctAmount, total }) => ({
          name,
          correctAmount: formatAmount(correctAmount),
          total,
          share: correctAmount / total,
        }))}
        onRestart={() => dispatch({ type: 'restart' })}
        onReview={() => dispatch({ type: 'goTo', index: 0 })}
        headingRef={headingRef}
      />
    </Stack>
  );
}
