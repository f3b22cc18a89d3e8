import Stack from '@mui/material/Stack';
import { Suspense, useEffect, useRef } from 'react';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import { lazyPart } from '../../components/base/lazyPart.ts';
import { AnswerModeChoice } from '../../components/quiz/AnswerModeChoice/AnswerModeChoice.tsx';
import { ExamFacts, type ExamFactsProps } from '../../components/exams/ExamFacts/ExamFacts.tsx';
import { QuizHeading } from '../../components/quiz/QuizHeading/QuizHeading.tsx';
import { VisuallyHidden } from '../../components/base/VisuallyHidden/VisuallyHidden.tsx';
import type { StoredQuiz } from '../../data/quizzes/keptQuiz.ts';
import { answeredIn, changedSince } from '../../../domain/quiz/keep.ts';
import { questionsIn, setsOf } from '../../../domain/quiz/sets.ts';
import type { AnswerMode } from '../../../domain/quiz/types.ts';

const ResumePrompt = lazyPart(
  async () => (await import('../../components/quiz/ResumePrompt/ResumePrompt.tsx')).ResumePrompt,
);

// Only who owns an exam has this choice.
const SetChoice = lazyPart(async () => (await import('../../components/quiz/SetChoice/SetChoice.tsx')).SetChoice);

export interface QuizStartProps {
  title: string;
  /** The exam's slug. */
  link: string;
  /** The number of questions, and the official exam's time and pass mark; undefined while they are loading. */
  facts: ExamFactsProps | undefined;
  /** The questions; undefined while they are loading. */
  exam: LoadedExam | undefined;
  /** The practice exam that is chosen; undefined for all questions. */
  set: number | undefined;
  onSet: (set: number | undefined) => void;
  /** An unfinished quiz from before. */
  kept: StoredQuiz | undefined;
  /** Was chosen while the questions were loading. */
  chosen: AnswerMode | undefined;
  onChoose: (mode: AnswerMode) => void;
  onResume: (kept: StoredQuiz) => void;
  /** The learner does not want the kept quiz. */
  onForget: () => void;
  /** It follows a quiz, whose last button took the focus with it: the choice takes it. */
  again: boolean;
}

/**
 * Before a quiz: an unfinished one to resume, or the choice of the answer mode, which can be made before the questions
 * have loaded.
 */
export function QuizStart({
  title,
  link,
  facts,
  exam,
  set,
  onSet,
  kept,
  chosen,
  onChoose,
  onResume,
  onForget,
  again,
}: QuizStartProps) {
  const choice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (again) choice.current?.focus();
  }, [again]);
  const total = exam?.questions.length;
  const sets = exam ? setsOf(exam.questions) : [];
  const keptQuestions = exam && kept ? questionsIn(exam.questions, kept.set) : [];
  const answered = kept ? answeredIn(keptQuestions, kept) : 0;
  const isOffered = kept !== undefined && total !== undefined && answered > 0;
  return (
    <Stack spacing={4}>
      <QuizHeading exam={link} title={title} position={`${total ?? 10} questions`} loading={total === undefined} />
      {facts && <ExamFacts {...facts} />}
      {isOffered ? (
        // The choice would begin a new quiz in place of the kept one: that takes "Start over" first.
        <Suspense>
          <ResumePrompt
            answered={answered}
            total={keptQuestions.length}
            changed={changedSince(keptQuestions, kept)}
            mode={kept.mode}
            when={new Date(kept.keptAt)}
            onResume={() => onResume(kept)}
            onDiscard={onForget}
          />
        </Suspense>
      ) : (
        <>
          {total !== undefined && sets.length > 0 && (
            <Suspense>
              <SetChoice total={total} sets={sets} chosen={set} onChoose={onSet} />
            </Suspense>
          )}
          <AnswerModeChoice ref={choice} tabIndex={-1} onChoose={onChoose} chosen={exam ? undefined : chosen} />
        </>
      )}
      {!exam && <VisuallyHidden role="status">Loading...</VisuallyHidden>}
    </Stack>
  );
}
