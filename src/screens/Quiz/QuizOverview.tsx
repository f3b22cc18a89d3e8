import { memo } from 'react';
import { QuestionNavigator } from '../../components/quiz/QuestionNavigator/QuestionNavigator.tsx';
import { QuizHeading } from '../../components/quiz/QuizHeading/QuizHeading.tsx';
import { outcomes, outcomesOf, tally } from '../../../domain/quiz/outcome.ts';
import { progress, questionMarks } from '../../../domain/quiz/status.ts';
import type { QuizState } from '../../../domain/quiz/types.ts';
import { useRunInfo } from './useRun.ts';

export interface QuizOverviewProps {
  /** The quiz as it was last painted. */
  quiz: QuizState;
  /** The review leaves out what was right. */
  isFiltered: boolean;
  /** Leaves a running quiz, or the review for the results. */
  onLeave: (() => void) | undefined;
}

/** Above the question: which exam, how many questions are answered, and every question by number. */
export const QuizOverview = memo(function QuizOverview({ quiz, isFiltered, onLeave }: QuizOverviewProps) {
  const { exam, link, actions } = useRunInfo();
  const marks = questionMarks(quiz);
  return (
    <QuizHeading
      variant="bar"
      exam={link}
      title={exam.examTitle}
      caption={exam.part ?? 'Practice'}
      position={`${(quiz.index ?? 0) + 1} of ${marks.length}`}
      answered={progress(quiz)}
      total={marks.length}
      ended={quiz.finished ? endedInWords(quiz) : undefined}
      onLeave={onLeave}
      leaveLabel={quiz.finished ? 'Back to the results' : undefined}
    >
      <QuestionNavigator
        marks={marks}
        flags={quiz.flags}
        current={quiz.index}
        onGoTo={actions.goTo}
        data-filtered={isFiltered}
      />
    </QuizHeading>
  );
});

/** How its questions ended: "7 right, 2 partly, 1 wrong". */
function endedInWords(quiz: QuizState): string {
  const counts = tally(outcomesOf(quiz));
  return outcomes.flatMap((outcome) => (counts[outcome] > 0 ? `${counts[outcome]} ${outcome}` : [])).join(', ');
}
