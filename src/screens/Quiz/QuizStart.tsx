import Stack from '@mui/material/Stack';
import { Suspense, useEffect, useRef } from 'react';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import { Actions } from '../../components/base/Actions/Actions.tsx';
import { lazyPart } from '../../components/base/lazyPart.ts';
import { AnswerModeChoice } from '../../components/quiz/AnswerModeChoice/AnswerModeChoice.tsx';
import { ExamFacts, type ExamFactsProps } from '../../components/exams/ExamFacts/ExamFacts.tsx';
import { QuizHeading } from '../../components/quiz/QuizHeading/QuizHeading.tsx';
import { VisuallyHidden } from '../../components/base/VisuallyHidden/VisuallyHidden.tsx';
import type { StoredQuiz } from '../../data/runs/kept.ts';
import { KeptRuns, RunElsewhere } from './KeptRuns.tsx';
import { paths } from '../../../domain/paths.ts';
import type { AnswerMode } from '../../../domain/quiz/types.ts';

// Only who owns an exam has this choice.
const QuizSets = lazyPart(async () => (await import('./QuizSets.tsx')).QuizSets);

const simulation =
  'Like the official exam: drawn at random, against the clock, and no answers until you hand in. Best for the last weeks.';

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
  /** Unfinished quizzes from before, the latest first. */
  kept: readonly StoredQuiz[];
  /** Whether another tab runs a quiz of this exam. */
  isElsewhere: boolean;
  /** Was chosen while the questions were loading. */
  chosen: AnswerMode | undefined;
  onChoose: (mode: AnswerMode) => void;
  onResume: (kept: StoredQuiz) => void;
  /** The learner does not want this kept quiz. */
  onDiscard: (quiz: StoredQuiz) => void;
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
  isElsewhere,
  chosen,
  onChoose,
  onResume,
  onDiscard,
  again,
}: QuizStartProps) {
  const choice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (again) choice.current?.focus();
  }, [again]);
  const total = exam?.questions.length;
  return (
    <Stack spacing={4}>
      <QuizHeading exam={link} title={title} position={`${total ?? 10} questions`} loading={total === undefined} />
      {facts && <ExamFacts {...facts} />}
      {isElsewhere && <RunElsewhere />}
      {exam && kept.length > 0 ? (
        // A learner who wants a new quiz says so by "Start over", so that unfinished ones do not pile up.
        <KeptRuns exam={exam} kept={kept} onResume={onResume} onDiscard={onDiscard} />
      ) : (
        <>
          {exam?.bought === true && (
            <Suspense>
              <QuizSets link={link} exam={exam} chosen={set} onChoose={onSet} />
            </Suspense>
          )}
          <AnswerModeChoice
            ref={choice}
            tabIndex={-1}
            onChoose={onChoose}
            chosen={exam ? undefined : chosen}
            exam={{ href: paths.quiz.href(link, { mode: 'exam' }), text: simulation }}
          />
          <Actions
            actions={[{ label: 'Build a practice', href: paths.practice.href({ exam: link }), variant: 'outlined' }]}
            size="small"
          />
        </>
      )}
      {!exam && <VisuallyHidden role="status">Loading...</VisuallyHidden>}
    </Stack>
  );
}
