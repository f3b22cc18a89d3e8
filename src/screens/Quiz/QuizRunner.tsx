import { useCallback, useReducer } from 'react';
import type { ExamQuiz } from '../../../contract/exams.ts';
import { AnswerModeChoice } from '../../components/AnswerModeChoice/AnswerModeChoice.tsx';
import { QuizHeading } from '../../components/QuizHeading/QuizHeading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { newQuiz, quizReducer } from '../../quiz/quizReducer.ts';
import type { AnswerMode } from '../../quiz/types.ts';
import { QuizQuestions } from './QuizQuestions.tsx';
import { QuizSummary } from './QuizSummary.tsx';

export interface QuizRunnerProps {
  exam: ExamQuiz;
  /** The exam's slug. */
  link: string;
}

/** Runs one quiz: holds its state, and shows the choice, the questions or the results. */
export function QuizRunner({ exam, link }: QuizRunnerProps) {
  const [quiz, dispatch] = useReducer(quizReducer, exam.questions, newQuiz);
  const start = useCallback((mode: AnswerMode) => dispatch({ type: 'start', mode }), []);
  if (quiz.phase === 'choosing') {
    return (
      <Stack gap={4}>
        <QuizHeading exam={link} title={exam.examTitle} position={`${exam.questions.length} questions`} />
        <AnswerModeChoice onChoose={start} />
      </Stack>
    );
  }
  // One element in the stack, so that its own parts keep their own rhythm.
  return (
    <div>
      {quiz.index === null ? (
        <QuizSummary exam={exam} link={link} quiz={quiz} dispatch={dispatch} />
      ) : (
        <QuizQuestions exam={exam} link={link} quiz={quiz} index={quiz.index} dispatch={dispatch} />
      )}
    </div>
  );
}
