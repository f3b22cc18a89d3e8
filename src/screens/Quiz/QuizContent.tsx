import { useEffect, useState } from 'react';
import type { ExamQuiz } from '../../../contract/exams.ts';
import { rememberExam } from '../../data/exams/currentExam.ts';
import { useQuiz } from '../../data/exams/quiz.ts';
import { useKeptQuiz } from '../../data/quizzes/useKeptQuiz.ts';
import { useUser } from '../../data/session/useSession.ts';
import { QuizLoadError } from './QuizLoadError.tsx';
import { QuizPage } from './QuizPage.tsx';
import { QuizSkeleton } from './QuizSkeleton.tsx';

/** A quiz with whom it was begun by: both stay as they were, whatever becomes of the session meanwhile. */
interface BegunQuiz {
  readonly exam: ExamQuiz;
  readonly userId: string | undefined;
}

/** Loads an exam with the quiz that was left under way, and shows it, that it loads, or why it can't be had. */
export function QuizContent({ link }: { link: string }) {
  const userId = useUser()?.userId;
  const { exam, error, retry } = useQuiz(link);
  const [begun, setBegun] = useState<BegunQuiz>();
  const shown = begun ?? (exam && { exam, userId });
  const { isReading, kept, forget } = useKeptQuiz(link, begun ? begun.userId : userId);
  const examId = shown?.exam.examId;
  useEffect(() => {
    if (examId !== undefined) rememberExam(examId);
  }, [examId]);

  if (shown && (begun || !isReading)) {
    return (
      <QuizPage
        // Questions for somebody else are another quiz.
        key={`${shown.exam.examId} ${shown.userId ?? ''}`}
        {...shown}
        link={link}
        kept={kept}
        onBegin={() => setBegun(shown)}
        onForget={forget}
        onRestart={() => setBegun(undefined)}
      />
    );
  }
  return error ? <QuizLoadError error={error} onRetry={retry} /> : <QuizSkeleton exam={link} />;
}
