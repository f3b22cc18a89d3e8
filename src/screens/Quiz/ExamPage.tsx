import Stack from '@mui/material/Stack';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { examMinutes, type ExtraTime } from '../../../domain/exam/minutes.ts';
import { drawExam, examSize, isSeed } from '../../../domain/exam/draw.ts';
import { seedAfter } from '../../../domain/exam/nextDraw.ts';
import { keptQuestions } from '../../../domain/exam/terms.ts';
import { paths } from '../../../domain/paths.ts';
import { changedInWords, changedSince } from '../../../domain/quiz/keep.ts';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { ExamBriefing } from '../../components/quiz/ExamBriefing/ExamBriefing.tsx';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import { useQuiz } from '../../data/exams/quiz.ts';
import { useSectionHistory, useUserDetails } from '../../data/learning/progress.ts';
import { newId } from '../../data/newId.ts';
import type { StoredQuiz } from '../../data/runs/kept.ts';
import { keepLastDraw, latestDraw, readLastDraw, termsOf } from '../../data/runs/keptExam.ts';
import { type Begun, type Run, runOf } from '../../data/runs/run.ts';
import { steadyNow } from '../../data/runs/examClock.ts';
import { useKeptQuizzes } from '../../data/runs/useKept.ts';
import { useUser } from '../../data/session/useSession.ts';
import { ExamRunner } from './ExamRunner.tsx';
import { RunElsewhere } from './KeptRuns.tsx';
import { QuizBanner } from './QuizBanner.tsx';
import { NoQuestions, QuizLoadError, QuizSkeleton } from './QuizStates.tsx';
import { StartHeading } from './StartHeading.tsx';
import { useFocusOnChange } from '../../hooks/useFocusOnChange.ts';

const MINUTE = 60_000;

interface Stage {
  readonly run?: Run;
  /** The run that another tab has. */
  readonly takenId?: string | undefined;
}

/** The exam simulation of a certification, which carries on the one that is running. */
export function ExamPage({ link }: { link: string }) {
  const userId = useUser()?.userId;
  const { data: exam, error, reload } = useQuiz(link);
  const history = useSectionHistory(userId, exam?.examId);
  const [{ run, takenId }, setStage] = useState<Stage>({});
  const left = useKeptQuizzes(link, run ? run.userId : userId, run !== undefined);
  const wanted = new URLSearchParams(useLocation().search).get('seed') ?? '';

  function begin(bank: LoadedExam, questions: LoadedExam['questions'], begun: Begun) {
    setStage({ run: runOf({ ...bank, questions, part: 'Exam simulation' }, { link, userId }, begun) });
  }
  // The clock of a kept exam runs, so that nothing is asked first.
  const due =
    exam && !left.isLoading && !run ? left.kept.find((quiz) => termsOf(quiz) && quiz.runId !== takenId) : undefined;
  const carryOn = useEffectEvent((kept: StoredQuiz) => {
    const terms = termsOf(kept);
    const questions = exam && terms ? keptQuestions(exam.questions, terms) : [];
    if (!exam || questions.length === 0) return left.discard(kept);
    const changed = changedSince(questions, kept);
    if (changed > 0) showToast(changedInWords(changed));
    begin(exam, questions, { ...kept, terms });
  });
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what is left of it may have to be discarded, and says what has changed
    if (due) carryOn(due);
  }, [due]);

  async function start(bank: LoadedExam, minutes: number, extra: ExtraTime) {
    const owner = { link, userId };
    const last = latestDraw(await readLastDraw(owner), history.data?.attempts ?? []);
    const seed = isSeed(wanted) ? wanted : seedAfter(bank, last, newId().replaceAll('-', ''));
    const questions = drawExam(bank, seed);
    void keepLastDraw(
      owner,
      seed,
      questions.map(({ id }) => id),
    );
    const terms = { seed, deadline: steadyNow() + minutes * MINUTE, extra };
    begin(bank, questions, { mode: 'end', picks: {}, runId: newId(), terms });
  }

  if (run?.terms) {
    // One exam runs in one tab: a copy of it would be saved twice.
    return <ExamRunner run={run} terms={run.terms} onTaken={() => setStage({ takenId: run.runId })} />;
  }
  // It begins before this is painted.
  if (due) return null;
  return (
    <PageSection width="quiz">
      {error && !exam ? (
        <QuizLoadError error={error} onRetry={reload} />
      ) : !exam || left.isLoading ? (
        <QuizSkeleton exam={link} />
      ) : exam.questions.length === 0 ? (
        <NoQuestions title={exam.examTitle} />
      ) : (
        <ExamStart {...{ exam, link }} isElsewhere={left.isElsewhere} onStart={start} />
      )}
    </PageSection>
  );
}

interface ExamStartProps {
  exam: LoadedExam;
  /** The exam's slug. */
  link: string;
  /** Whether another tab runs a quiz of this exam. */
  isElsewhere: boolean;
  /** Draws an exam and starts its clock with so many minutes, extended by so many percent. */
  onStart: (exam: LoadedExam, minutes: number, extra: ExtraTime) => Promise<void>;
}

/** Before an exam simulation. */
function ExamStart({ exam, link, isElsewhere, onStart }: ExamStartProps) {
  const [extra, setExtra] = useState<ExtraTime>(0);
  const [isStarting, setStarting] = useState(false);
  const taken = useUserDetails(useUser()?.userId).data?.exams.find((record) => record.link === link)?.attempts;
  const titleRef = useFocusOnChange<HTMLHeadingElement>(null);
  const asked = examSize(exam);
  const minutesWith = (more: ExtraTime) => examMinutes({ ...exam, asked }, more);
  return (
    <Stack spacing={4}>
      <PageTitle>{`Exam simulation - ${exam.examTitle}`}</PageTitle>
      <StartHeading exam={link} title="Exam simulation" caption={exam.examTitle} titleRef={titleRef} large />
      {isElsewhere && <RunElsewhere />}
      <ExamBriefing
        questionCount={asked}
        officialCount={exam.scoredQuestions}
        passMark={exam.passMark}
        last={taken?.findLast(({ mode }) => mode === 'exam')?.scorePercent}
        minutes={{ 0: minutesWith(0), 25: minutesWith(25), 50: minutesWith(50), 100: minutesWith(100) }}
        extra={extra}
        onExtraChange={setExtra}
        loading={isStarting}
        onStart={() => {
          setStarting(true);
          void onStart(exam, minutesWith(extra), extra);
        }}
        practiceHref={paths.quiz.href(link)}
      />
      <QuizBanner examId={exam.examId} here={paths.quiz.href(link, { mode: 'exam' })} />
    </Stack>
  );
}
