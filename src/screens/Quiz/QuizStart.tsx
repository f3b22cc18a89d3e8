import { Suspense, useDeferredValue, useState } from 'react';
import { freeQuestions } from '../../../domain/exam/freeQuestions.ts';
import { paths } from '../../../domain/paths.ts';
import type { AnswerMode } from '../../../domain/quiz/types.ts';
import { lazyPart } from '../../components/base/lazyPart.ts';
import { VisuallyHidden } from '../../components/base/VisuallyHidden/VisuallyHidden.tsx';
import {
  AnswerModeChoice,
  type AnswerModeChoiceProps,
} from '../../components/quiz/AnswerModeChoice/AnswerModeChoice.tsx';
import { examLength } from '../../components/quiz/AnswerModeChoice/modeAnchors.ts';
import type { StoredQuiz } from '../../data/runs/kept.ts';
import { useSession } from '../../data/session/useSession.ts';
import { onlyForMembers, onlyForVisitors } from '../../theme/forVisitors.ts';
import type { QuizRuns } from './useQuizRuns.ts';

// A visitor has neither practice exams nor a date.
const MemberStart = lazyPart(async () => (await import('./MemberStart.tsx')).MemberStart);

// Few readers have left a quiz under way.
const KeptRuns = lazyPart(async () => (await import('./KeptRuns.tsx')).KeptRuns);

/** Asks before a kept quiz is dropped for a new one. */
const StartOver = lazyPart(async () => (await import('../../components/quiz/ResumePrompt/ResumePrompt.tsx')).StartOver);

interface QuizStartProps {
  /** The exam's slug. */
  link: string;
  /** The official exam, as far as it is known. */
  official: Parameters<typeof examLength>[0];
  runs: QuizRuns;
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The choice of the answer mode, which a visitor can make before the questions have loaded. */
export function QuizStart({ link, official, runs }: QuizStartProps) {
  const { exam, left, kept } = runs;
  const { status } = useSession();
  const isReading = status === 'reading';
  const keptRuns = exam && (kept.length > 0 || left.isElsewhere || left.discarded) && (
    <KeptRuns {...{ exam, left, kept }} onResume={runs.resume} />
  );
  // Until its code has come, nothing changes for a visitor.
  const deferred = useDeferredValue(keptRuns);
  const choice: AnswerModeChoiceProps = {
    tabIndex: -1,
    examHref: paths.quiz.href(link, { mode: 'exam' }),
    buildHref: paths.practice.href({ exam: link }),
    // A member's choice waits for it.
    kept: status === 'user' ? keptRuns : deferred,
    // The last button of the quiz before took the focus with it.
    ...(runs.isAgain && { ref: takeFocus }),
  };
  // What a visitor gets, until it has loaded.
  const asked = exam?.questions.length ?? freeQuestions.visitor;
  const loading = <AnswerModeChoice loading />;
  const [asking, setAsking] = useState<{ left: StoredQuiz; mode: AnswerMode; set?: number | undefined }>();
  // A new quiz of the same questions takes the place of an unfinished one, so that these do not pile up.
  function choose(mode: AnswerMode, set?: number) {
    const same = kept.find((quiz) => !quiz.exam && !quiz.practice && quiz.set === set);
    if (same) setAsking({ left: same, mode, set });
    else runs.choose(mode, set);
  }
  return (
    <>
      {asking && (
        <Suspense>
          <StartOver
            onDiscard={() => {
              left.discard(asking.left);
              runs.choose(asking.mode, asking.set);
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
            chosen={exam ? undefined : runs.mode}
            questionCount={asked}
            free
            texts={{ exam: `${examLength(official, asked)}, at real exam pace.` }}
            {...(isReading && onlyForVisitors)}
          />
        </Suspense>
      )}
      {!exam && <VisuallyHidden role="status">Loading...</VisuallyHidden>}
    </>
  );
}
