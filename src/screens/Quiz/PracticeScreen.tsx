import Stack from '@mui/material/Stack';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths, START_NOW } from '../../../domain/paths.ts';
import { knownIn } from '../../../domain/practice/sections.ts';
import { countsOf, drawPractice } from '../../../domain/practice/select.ts';
import { practiceName } from '../../../domain/practice/words.ts';
import { isBegun } from '../../../domain/quiz/keep.ts';
import { ErrorBlock } from '../../components/base/ErrorBlock/ErrorBlock.tsx';
import { lazyPart } from '../../components/base/lazyPart.ts';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { PageHeading } from '../../components/frame/PageHeading/PageHeading.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { PracticeSummary } from '../../components/practice/PracticeSummary/PracticeSummary.tsx';
import { beside } from '../../components/practice/PracticeSummary/parts.ts';
import { messageOf } from '../../data/ApiError.ts';
import { useExamList } from '../../data/exams/examList.ts';
import { newId } from '../../data/newId.ts';
import { practiceOf, type Run } from '../../data/runs/run.ts';
import { useKeptQuizzes } from '../../data/runs/useKept.ts';
import { useUser } from '../../data/session/useSession.ts';
import { PracticeChoices, PracticeLoading } from './PracticeChoices.tsx';
import { PracticeExams } from './PracticeExams.tsx';
import { NoQuestions, QuizSkeleton } from './QuizStates.tsx';
import { usePracticeBank, usePracticeChoice } from './usePractice.ts';

const QuizRunner = lazyPart(async () => (await import('./QuizQuestions.tsx')).QuizRunner, 'error');

const KeptRuns = lazyPart(async () => (await import('./KeptRuns.tsx')).KeptRuns);

const form = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 };

const page = {
  ...form,
  [beside]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 320px)', columnGap: 5, alignItems: 'start' },
};

/** In a narrow window its bar sticks to the lower edge by itself, as long as the choices are on show. */
const summary = { display: 'contents', [beside]: { display: 'block', position: 'sticky', top: 24 } };

/** Where a practice is built and taken. Its address holds the choice, and stays while the questions are asked. */
export default function PracticeScreen() {
  const { key } = useLocation();
  const [begun, setBegun] = useState<{ run: Run; key: string; isLeft?: true }>();
  // Something on the page may have led to another choice, or to this one again.
  if (!begun || begun.isLeft || begun.key !== key) {
    return <PracticePage again={begun !== undefined} onBegin={(run) => setBegun({ run, key })} />;
  }
  const { run } = begun;
  return (
    <Suspense>
      <QuizRunner
        run={run}
        onTaken={() => setBegun({ run: { ...run, runId: newId() }, key })}
        onLeave={() => setBegun({ ...begun, isLeft: true })}
      />
    </Suspense>
  );
}

interface PracticePageProps {
  /** It follows a run, whose last button took the focus with it: the page takes it. */
  again: boolean;
  onBegin: (run: Run) => void;
}

/** The choices of a practice, each with what it would give: first the exam, then all others. */
function PracticePage({ again, onBegin }: PracticePageProps) {
  const heading = useRef<HTMLDivElement>(null);
  const userId = useUser()?.userId;
  const { choice: named, change } = usePracticeChoice();
  const { data: exams, error: listError, reload: reloadList } = useExamList();
  const listed = exams?.find(({ link }) => link === named.exam);
  const link = listed?.link ?? '';
  const { loaded, error, reload } = usePracticeBank(listed?.link, listed?.id);
  const left = useKeptQuizzes(link, userId);

  useEffect(() => {
    if (again) heading.current?.focus();
  }, [again]);

  const ready = left.isLoading ? undefined : loaded;
  const kept = left.kept.filter(({ practice, ...quiz }) => practice && ready && isBegun(ready.exam.questions, quiz));
  const choice = ready && {
    ...named,
    pool: ready.knowledge === 'known' ? named.pool : 'all',
    from: knownIn(ready.bank.sections, named.from),
  };
  const counts = ready && choice && countsOf(ready.bank, choice);
  const canChoose = ready && choice && counts && ready.exam.questions.length > 0 && kept.length === 0;
  function start(isUnseenFirst: boolean) {
    if (!ready || !choice) return;
    const order = drawPractice(ready.bank, choice, newId(), isUnseenFirst).map(({ id }) => id);
    const practice = { order, name: practiceName(ready.bank.sections, choice), address: paths.practice.href(named) };
    const flagged = choice.pool === 'flagged' ? order : [];
    const begun = { mode: choice.answers, picks: {}, flagged, runId: newId(), practice };
    onBegin(practiceOf(ready.exam, { link, userId }, begun));
  }

  // Some links begin ten questions at once, beside what was left before.
  const isAtOnce = useLocation().search.includes(START_NOW) && !again;
  const isDue = isAtOnce && counts !== undefined && counts.total > 0;
  const isComing = isAtOnce && (exams ? listed && !error && !ready : !listError);
  const startAtOnce = useEffectEvent(() => {
    // A reload offers to carry it on.
    window.history.replaceState(window.history.state, '', paths.practice.href(named));
    start(true);
  });
  useEffect(() => {
    if (isDue) startAtOnce();
  }, [isDue]);
  if (isDue || isComing) {
    return (
      <PageSection width="quiz">
        <QuizSkeleton exam={named.exam} />
      </PageSection>
    );
  }
  return (
    <PageSection>
      <PageTitle>Build a practice set</PageTitle>
      <PageHeading ref={heading} tabIndex={-1} title="Build a practice set" />
      <Stack sx={page}>
        <Stack sx={form}>
          {exams ? (
            <PracticeExams exams={exams} chosen={link} onChoose={(exam) => change({ exam, from: [] })} />
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
          {listed && !error && !ready && <PracticeLoading />}
          {ready?.exam.questions.length === 0 && <NoQuestions level={2} title={ready.exam.examTitle} />}
          {ready && (kept.length > 0 || left.isElsewhere || left.discarded) && (
            <Suspense>
              <KeptRuns
                exam={ready.exam}
                {...{ left, kept }}
                onResume={(quiz) => onBegin(practiceOf(ready.exam, { link, userId }, quiz))}
              />
            </Suspense>
          )}
          {canChoose && <PracticeChoices {...ready} {...{ choice, named, counts }} onChange={change} />}
        </Stack>
        {canChoose && (
          <Stack sx={summary}>
            <PracticeSummary
              choice={choice}
              bank={ready.bank}
              exam={ready.exam}
              total={counts.total}
              href={paths.practice.href(named)}
              onChange={change}
              onStart={() => start(false)}
            />
          </Stack>
        )}
      </Stack>
    </PageSection>
  );
}
