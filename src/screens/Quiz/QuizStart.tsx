import { type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { paths } from '../../../domain/paths.ts';
import type { AnswerMode } from '../../../domain/quiz/types.ts';
import { lazyPart } from '../../components/base/lazyPart.ts';
import { VisuallyHidden } from '../../components/base/VisuallyHidden/VisuallyHidden.tsx';
import {
  AnswerModeChoice,
  type AnswerModeChoiceProps,
} from '../../components/quiz/AnswerModeChoice/AnswerModeChoice.tsx';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import type { StoredQuiz } from '../../data/runs/kept.ts';
import { useSession } from '../../data/session/useSession.ts';
import { onlyForMembers, onlyForVisitors } from '../../theme/forVisitors.ts';

// A visitor has neither practice exams nor a date.
const MemberStart = lazyPart(async () => (await import('./MemberStart.tsx')).MemberStart);

/** Asks before a kept quiz is dropped for a new one. */
const StartOver = lazyPart(async () => (await import('../../components/quiz/ResumePrompt/ResumePrompt.tsx')).StartOver);

export interface QuizStartProps {
  /** The exam's slug. */
  link: string;
  /** The questions; undefined while they are loading. */
  exam: LoadedExam | undefined;
  /** How many there are. */
  questionCount: number | undefined;
  /** Unfinished quizzes from before, the latest first. */
  kept: readonly StoredQuiz[];
  /** What offers them, and says what became of others; until its code has come, nothing changes for a visitor. */
  keptRuns: ReactNode;
  /** The learner does not want this kept quiz. */
  onDiscard: (quiz: StoredQuiz) => void;
  /** Was chosen while the questions were loading. */
  chosen: AnswerMode | undefined;
  /** `set` is the practice exam that was chosen; undefined for all questions. */
  onChoose: (mode: AnswerMode, set?: number) => void;
  /** It follows a quiz, whose last button took the focus with it: the choice takes it. */
  again: boolean;
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The choice of the answer mode, which a visitor can make before the questions have loaded. */
export function QuizStart({
  link,
  exam,
  questionCount,
  kept,
  keptRuns,
  onDiscard,
  chosen,
  onChoose,
  again,
}: QuizStartProps) {
  const { status } = useSession();
  const isReading = status === 'reading';
  const runs = useDeferredValue(keptRuns);
  const choice: AnswerModeChoiceProps = {
    tabIndex: -1,
    examHref: paths.quiz.href(link, { mode: 'exam' }),
    buildHref: paths.practice.href({ exam: link }),
    // A member's choice waits for it.
    kept: status === 'user' ? keptRuns : runs,
    ...(again && { ref: takeFocus }),
  };
  const of = questionCount === undefined ? '' : ` of ${questionCount}`;
  const loading = <AnswerModeChoice loading />;
  const [asking, setAsking] = useState<{ left: StoredQuiz; mode: AnswerMode; set?: number | undefined }>();
  // A new quiz of the same questions takes the place of an unfinished one, so that these do not pile up.
  function choose(mode: AnswerMode, set?: number) {
    const left = kept.find((quiz) => !quiz.exam && !quiz.practice && quiz.set === set);
    if (left) setAsking({ left, mode, set });
    else onChoose(mode, set);
  }
  return (
    <>
      {asking && (
        <Suspense>
          <StartOver
            onDiscard={() => {
              onDiscard(asking.left);
              onChoose(asking.mode, asking.set);
            }}
            onClose={() => setAsking(undefined)}
          />
        </Suspense>
      )}
      {status === 'user' ? (
        <Suspense fallback={loading}>
          {exam ? <MemberStart {...{ link, exam, choice }} onChoose={choose} /> : loading}
        </Suspense>
      ) : (
        <Suspense>
          {isReading && <AnswerModeChoice loading {...onlyForMembers} />}
          <AnswerModeChoice
            {...choice}
            onChoose={choose}
            chosen={exam ? undefined : chosen}
            reason={`${exam?.questions.length ?? 10}${of} questions, free. See right or wrong, and why, after each answer.`}
            {...(isReading && onlyForVisitors)}
          />
        </Suspense>
      )}
      {!exam && <VisuallyHidden role="status">Loading...</VisuallyHidden>}
    </>
  );
}
