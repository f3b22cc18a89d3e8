import Stack from '@mui/material/Stack';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { paths, START_NOW } from '../../../domain/paths.ts';
import { ErrorBlock } from '../../components/base/ErrorBlock/ErrorBlock.tsx';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { PageHeading } from '../../components/frame/PageHeading/PageHeading.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { messageOf } from '../../data/ApiError.ts';
import { useAttemptStatus } from '../../data/runs/status.ts';
import { useExamList } from '../../data/exams/examList.ts';
import { countsOf } from '../../../domain/practice/select.ts';
import { knownIn } from '../../../domain/practice/sections.ts';
import { questionsInWords } from '../../../domain/practice/words.ts';
import { EmptyState } from '../../components/base/EmptyState/EmptyState.tsx';
import { DiscardedRun, KeptRuns, RunElsewhere } from './KeptRuns.tsx';
import { PracticeChoices, PracticeExams } from './PracticeChoices.tsx';
import { PracticeLayout, PracticeLoading } from './PracticeLayout.tsx';
import { PracticePools } from './PracticePools.tsx';
import { PracticeSum } from './PracticeSum.tsx';
import { usePracticeBank, usePracticeChoice, usePracticeRuns } from './usePractice.ts';
import { QuizSkeleton } from './QuizStates.tsx';
import type { Run } from './useRun.ts';

export interface PracticePageProps {
  /** The run that has just ended here, of which the page takes the focus; undefined before the first. */
  lastRun: string | undefined;
  onBegin: (run: Run) => void;
  /** The questions have loaded, so that a practice can begin. */
  onReady: () => void;
}

/** The choices of a practice, each with what it would give: first the exam, then all others. */
export function PracticePage({ lastRun, onBegin, onReady }: PracticePageProps) {
  const heading = useRef<HTMLDivElement>(null);
  const { choice: named, change } = usePracticeChoice();
  const { data: exams, error: listError, reload: reloadList } = useExamList();
  const listed = exams?.find(({ link }) => link === named.exam);
  const { loaded, error, reload } = usePracticeBank(listed?.link, listed?.id);
  const runs = usePracticeRuns(listed?.link, loaded, onBegin);

  useEffect(() => {
    if (lastRun !== undefined) heading.current?.focus();
  }, [lastRun]);
  const reportReady = useEffectEvent(onReady);
  const isLoaded = loaded !== undefined;
  useEffect(() => {
    if (isLoaded) reportReady();
  }, [isLoaded]);
  // What the last run has changed is known once it is saved.
  const readAgain = useEffectEvent(() => loaded?.reload());
  const isSaved = useAttemptStatus(lastRun ?? '')?.kind === 'saved';
  useEffect(() => {
    if (isSaved) readAgain();
  }, [isSaved]);

  const choice = loaded && {
    ...named,
    pool: loaded.knowledge === 'known' ? named.pool : 'all',
    from: knownIn(loaded.bank.sections, named.from),
  };
  const counts = loaded && choice && countsOf(loaded.bank, choice);
  const isReady = loaded && choice && counts && loaded.exam.questions.length > 0 && !runs.isLoading;
  const canChoose = isReady && runs.kept.length === 0;
  // Some links begin ten questions at once, beside what was left before.
  const isAtOnce = useLocation().search.includes(START_NOW) && lastRun === undefined;
  const isDue = isAtOnce && isReady && counts.total > 0;
  const isComing = isAtOnce && (exams ? listed && !error && (!loaded || runs.isLoading) : !listError);
  const start = useEffectEvent(() => {
    if (!choice) return;
    // A reload offers to carry it on.
    window.history.replaceState(window.history.state, '', paths.practice.href(named));
    runs.start(choice, named, true);
  });
  useEffect(() => {
    if (isDue) start();
  }, [isDue]);
  if (isDue || isComing) {
    return (
      <PageSection width="quiz">
        <QuizSkeleton exam={named.exam} />
      </PageSection>
    );
  }
  return (
    <PageSection space="small">
      <PageTitle>Build a practice</PageTitle>
      <PageHeading ref={heading} tabIndex={-1} title="Build a practice">
        Choose an exam, then what to practice.
      </PageHeading>
      <PracticeLayout
        summary={
          canChoose && (
            <PracticeSum
              {...loaded}
              choice={choice}
              named={named}
              total={counts.total}
              onChange={change}
              onStart={() => runs.start(choice, named)}
            />
          )
        }
      >
        {exams ? (
          <PracticeExams exams={exams} chosen={listed?.link ?? ''} onChoose={(exam) => change({ exam, from: [] })} />
        ) : listError ? (
          <ErrorBlock
            title="The certifications could not be loaded"
            message={messageOf(listError)}
            quiet
            onRetry={reloadList}
          />
        ) : (
          <PracticeLoading />
        )}
        {listed && error && (
          <ErrorBlock
            title={`Error: ${messageOf(error)}`}
            message="There was an issue fetching the quiz data. Please try again later."
            onRetry={reload}
          />
        )}
        {listed && !error && (!loaded || runs.isLoading) && <PracticeLoading />}
        {loaded?.exam.questions.length === 0 && (
          <EmptyState title={loaded.exam.examTitle}>
            There is no questions for this exam. Will be here soon...
          </EmptyState>
        )}
        {loaded && !runs.isLoading && (runs.kept.length > 0 || runs.isElsewhere) && (
          <Stack spacing={2.5}>
            {runs.isElsewhere && (
              <Suspense>
                <RunElsewhere />
              </Suspense>
            )}
            <KeptRuns exam={loaded.exam} kept={runs.kept} onResume={runs.resume} onDiscard={runs.discard} />
          </Stack>
        )}
        {runs.discarded && (
          <Suspense>
            <DiscardedRun quiz={runs.discarded} onUndo={runs.restore} onClose={runs.settle} />
          </Suspense>
        )}
        {canChoose && (
          <>
            <PracticePools
              {...loaded}
              pool={choice.pool}
              named={named}
              counts={counts.pools}
              onChoose={(pool) => change({ pool })}
            />
            <PracticeChoices
              link={named.exam}
              sections={loaded.bank.sections}
              note={openOf(loaded.exam.questions.length, loaded.exam.questionCount)}
              choice={choice}
              counts={counts}
              onChange={change}
            />
          </>
        )}
      </PracticeLayout>
    </PageSection>
  );
}

/** How much of an exam is open to its reader, where that is not all. */
const openOf = (open: number, all: number | undefined): string | undefined =>
  all === undefined || open >= all ? undefined : `You have access to ${open} of ${questionsInWords(all)}.`;
