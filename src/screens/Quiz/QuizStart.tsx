import Stack from '@mui/material/Stack';
import { Suspense, useState } from 'react';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import { lazyPart } from '../../components/base/lazyPart.ts';
import {
  AnswerModeChoice,
  type AnswerModeChoiceProps,
} from '../../components/quiz/AnswerModeChoice/AnswerModeChoice.tsx';
import { ExamFacts, type ExamFactsProps } from '../../components/exams/ExamFacts/ExamFacts.tsx';
import { VisuallyHidden } from '../../components/base/VisuallyHidden/VisuallyHidden.tsx';
import type { StoredQuiz } from '../../data/runs/kept.ts';
import { useSession } from '../../data/session/useSession.ts';
import { onlyForMembers, onlyForVisitors } from '../../theme/forVisitors.ts';
import { KeptRuns, RunElsewhere, StartOver } from './KeptRuns.tsx';
import { StartHeading } from './QuizStates.tsx';
import { paths } from '../../../domain/paths.ts';
import type { AnswerMode } from '../../../domain/quiz/types.ts';

// A visitor has neither practice exams nor a date.
const MemberStart = lazyPart(async () => (await import('./MemberStart.tsx')).MemberStart);

export interface QuizStartProps {
  title: string;
  /** The exam's slug. */
  link: string;
  /** The number of questions, and the official exam's time and pass mark; undefined while they are loading. */
  facts: ExamFactsProps | undefined;
  /** The questions; undefined while they are loading. */
  exam: LoadedExam | undefined;
  /** Whether the learner has bought it, which may be known before its questions are. */
  bought: boolean;
  /** Unfinished quizzes from before, the latest first. */
  kept: readonly StoredQuiz[];
  /** Whether another tab runs a quiz of this exam. */
  isElsewhere: boolean;
  /** Was chosen while the questions were loading. */
  chosen: AnswerMode | undefined;
  /** `set` is the practice exam that was chosen; undefined for all questions. */
  onChoose: (mode: AnswerMode, set?: number) => void;
  onResume: (kept: StoredQuiz) => void;
  /** The learner does not want this kept quiz. */
  onDiscard: (quiz: StoredQuiz) => void;
  /** It follows a quiz, whose last button took the focus with it: the choice takes it. */
  again: boolean;
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

/**
 * Before a quiz: unfinished ones to resume, and the choice of the answer mode, which a visitor can make before the
 * questions have loaded.
 */
export function QuizStart({
  title,
  link,
  facts,
  exam,
  bought,
  kept,
  isElsewhere,
  chosen,
  onChoose,
  onResume,
  onDiscard,
  again,
}: QuizStartProps) {
  const { status } = useSession();
  const isReading = status === 'reading';
  const choice: AnswerModeChoiceProps = {
    tabIndex: -1,
    examHref: paths.quiz.href(link, { mode: 'exam' }),
    buildHref: paths.practice.href({ exam: link }),
    ...(again && { ref: takeFocus }),
  };
  const all = facts?.questionCount;
  const loading = <AnswerModeChoice loading={bought ? 'sets' : true} />;
  const [asking, setAsking] = useState<{ left: StoredQuiz; mode: AnswerMode; set?: number | undefined }>();
  // A new quiz of the same questions takes the place of an unfinished one, so that these do not pile up.
  function choose(mode: AnswerMode, set?: number) {
    const left = kept.find((quiz) => !quiz.exam && !quiz.practice && quiz.set === set);
    if (left) setAsking({ left, mode, set });
    else onChoose(mode, set);
  }
  return (
    <Stack spacing={4}>
      <StartHeading exam={link} title={title}>
        {facts && <ExamFacts {...facts} />}
      </StartHeading>
      {isElsewhere && (
        <Suspense>
          <RunElsewhere />
        </Suspense>
      )}
      {exam && kept.length > 0 && <KeptRuns exam={exam} kept={kept} onResume={onResume} onDiscard={onDiscard} />}
      {asking && (
        <Suspense>
          <StartOver
            answered={Object.keys(asking.left.picks).length}
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
          {exam ? <MemberStart link={link} exam={exam} choice={choice} onChoose={choose} /> : loading}
        </Suspense>
      ) : (
        <>
          {isReading && <AnswerModeChoice loading {...onlyForMembers} />}
          <AnswerModeChoice
            {...choice}
            onChoose={choose}
            chosen={exam ? undefined : chosen}
            reason={`${exam?.questions.length ?? 10}${all === undefined ? '' : ` of ${all}`} questions, free. See right or wrong, and why, after each answer.`}
            {...(isReading && onlyForVisitors)}
          />
        </>
      )}
      {!exam && <VisuallyHidden role="status">Loading...</VisuallyHidden>}
    </Stack>
  );
}
