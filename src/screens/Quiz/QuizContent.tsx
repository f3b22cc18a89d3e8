import { useEffect, useState } from 'react';
import type { ExamQuiz } from '../../../contract/exams.ts';
import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { rememberExam } from '../../data/exams/currentExam.ts';
import { useExamList } from '../../data/exams/examList.ts';
import { useQuiz } from '../../data/exams/quiz.ts';
import { useKeptQuiz } from '../../data/quizzes/useKeptQuiz.ts';
import { useUser } from '../../data/session/useSession.ts';
import type { AnswerMode } from '../../quiz/types.ts';
import { NoQuestions } from './NoQuestions.tsx';
import { QuizBanner } from './QuizBanner.tsx';
import { QuizLoadError } from './QuizLoadError.tsx';
import { type Begin, QuizRunner } from './QuizRunner.tsx';
import { QuizSkeleton } from './QuizSkeleton.tsx';
import { QuizStart } from './QuizStart.tsx';

/** A quiz with whom it was begun by: both stay as they were, whatever becomes of the session meanwhile. */
interface BegunQuiz {
  readonly exam: ExamQuiz;
  readonly userId: string | undefined;
  readonly begin: Begin;
}

/**
 * Loads an exam with the quiz that was left under way, and shows it, that it loads, or why it can't be had. What the list
 * tells of an exam is enough to offer the choice; the quiz begins once its questions are there.
 */
export function QuizContent({ link }: { link: string }) {
  const userId = useUser()?.userId;
  const { exam: loaded, error, retry } = useQuiz(link);
  const listed = useExamList().exams?.find((candidate) => candidate.link === link);
  const [begun, setBegun] = useState<BegunQuiz>();
  const [chosen, setChosen] = useState<AnswerMode>();
  const { isReading, kept, forget } = useKeptQuiz(link, begun ? begun.userId : userId);
  const exam = isReading ? undefined : loaded;
  const examId = begun?.exam.examId ?? loaded?.examId;
  useEffect(() => {
    if (examId !== undefined) rememberExam(examId);
  }, [examId]);

  function choose(mode: AnswerMode) {
    if (exam) setBegun({ exam, userId, begin: { type: 'start', mode } });
    else setChosen(mode);
  }
  // What was chosen before the questions came begins with them; a quiz that was left under way is offered first.
  if (chosen && exam) {
    setChosen(undefined);
    if (!kept) choose(chosen);
  }

  if (begun) {
    return (
      <>
        <PageTitle>{begun.exam.examTitle}</PageTitle>
        <Stack gap={5}>
          <QuizRunner {...begun} link={link} onForget={forget} onRestart={() => setBegun(undefined)} />
          <QuizBanner examId={begun.exam.examId} />
        </Stack>
      </>
    );
  }
  if (error && !loaded) return <QuizLoadError error={error} onRetry={retry} />;
  const title = loaded?.examTitle ?? listed?.name;
  if (title === undefined) return <QuizSkeleton exam={link} />;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {exam?.questions.length === 0 ? (
        <NoQuestions title={title} />
      ) : (
        <Stack gap={5}>
          <QuizStart
            title={title}
            link={link}
            exam={exam}
            kept={kept}
            chosen={chosen}
            onChoose={choose}
            onResume={(quiz) => exam && setBegun({ exam, userId, begin: { type: 'resume', kept: quiz } })}
            onForget={forget}
          />
          <QuizBanner examId={loaded?.examId ?? listed?.id} />
        </Stack>
      )}
    </>
  );
}
