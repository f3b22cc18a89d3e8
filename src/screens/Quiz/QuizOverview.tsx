import Stack from '@mui/material/Stack';
import { memo, useState } from 'react';
import { QuestionNavigator } from '../../components/quiz/QuestionNavigator/QuestionNavigator.tsx';
import { QuizHeading } from '../../components/quiz/QuizHeading/QuizHeading.tsx';
import { QuizMeter } from '../../components/quiz/QuizMeter/QuizMeter.tsx';
import { progress, questionMarks, type QuestionMark } from '../../../domain/quiz/status.ts';
import type { QuizState } from '../../../domain/quiz/types.ts';
import { useRunInfo } from './useRun.ts';

export interface QuizOverviewProps {
  /** The quiz as it was last painted. */
  quiz: QuizState;
  onGoTo: (index: number) => void;
}

/** The marks of all questions, computed from those of the last render. */
function useMarks(quiz: QuizState): readonly QuestionMark[] {
  const [last, setLast] = useState(() => ({ quiz, marks: questionMarks(quiz) }));
  if (last.quiz === quiz) return last.marks;
  const marks = questionMarks(quiz, last);
  setLast({ quiz, marks });
  return marks;
}

/** Above the question: which exam, how many questions are answered, and every question by number. */
export const QuizOverview = memo(function QuizOverview({ quiz, onGoTo }: QuizOverviewProps) {
  const { exam, link } = useRunInfo();
  const marks = useMarks(quiz);
  return (
    <Stack spacing={2}>
      <QuizHeading
        exam={link}
        title={exam.examTitle}
        position={[exam.part, `${(quiz.index ?? 0) + 1} of ${marks.length}`].filter(Boolean).join(', ')}
      />
      <QuizMeter marks={marks} current={quiz.index} answered={progress(quiz)} />
      <QuestionNavigator marks={marks} current={quiz.index} onGoTo={onGoTo} />
    </Stack>
  );
});
