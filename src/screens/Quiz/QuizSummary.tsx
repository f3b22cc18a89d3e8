import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { Action } from '../../components/base/Actions/Actions.tsx';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { AnswerList } from '../../components/quiz/AnswerList/AnswerList.tsx';
import { AttemptNote, type AttemptNoteStatus } from '../../components/quiz/AttemptNote/AttemptNote.tsx';
import { PaceReport } from '../../components/quiz/PaceReport/PaceReport.tsx';
import { QuizHeading } from '../../components/quiz/QuizHeading/QuizHeading.tsx';
import { NextStepCard } from '../../components/quiz/QuizResults/NextStepCard.tsx';
import { QuizResults } from '../../components/quiz/QuizResults/QuizResults.tsx';
import { SectionResults } from '../../components/quiz/SectionResults/SectionResults.tsx';
import type { AttemptStatus } from '../../data/runs/status.ts';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import { useSectionHistory } from '../../data/learning/sectionHistory.ts';
import { useSession, useUser } from '../../data/session/useSession.ts';
import { paths, sectionPracticeHref } from '../../../domain/paths.ts';
import { nextStep, type NextStep } from '../../../domain/quiz/nextStep.ts';
import type { ExtraTime } from '../../../domain/exam/clock.ts';
import { outcomesOf } from '../../../domain/quiz/outcome.ts';
import { paceReport } from '../../../domain/quiz/pace.ts';
import { sectionResults } from '../../../domain/quiz/sectionResults.ts';
import { secondsOn, type TimeSpent } from '../../../domain/quiz/timing.ts';
import type { QuizState } from '../../../domain/quiz/types.ts';
import { answersOf, officialPace, verdictOf } from './quizReport.ts';
import { useFocusOnChange } from './useFocusOnChange.ts';

/** What an exam simulation adds to its results. */
export interface FinishedSimulation {
  /** Per question, whether it was flagged. */
  readonly flags: readonly boolean[];
  /** By how many percent its time was extended; undefined for none. */
  readonly extra?: ExtraTime | undefined;
  /** Takes the same exam again, with the same questions in the same order. */
  readonly onAgain: () => void;
}

export interface QuizSummaryProps {
  exam: LoadedExam;
  /** The exam's slug. */
  link: string;
  quiz: QuizState;
  /** The id with which it is saved, where it is known. */
  attemptId?: string | undefined;
  /** The state of saving the result; undefined where it is neither saved nor kept. */
  attempt: AttemptStatus | undefined;
  /** For how long each question was on show; left out where that was not measured. */
  spent?: (() => TimeSpent) | undefined;
  /** The exam simulation that it was; undefined for a practice. */
  simulation?: FinishedSimulation | undefined;
  onReview: () => void;
  /** Leads to a question, with everything revealed. Keep it stable. */
  onGoTo: (index: number) => void;
  onRestart: () => void;
}

const logIn: Action = { label: 'Login', href: paths.login.href(), variant: 'outlined' };
const signUp: Action = { label: 'Sign Up', href: paths.signUp.href() };

/** What a visitor can do for a result that is not saved. */
const stepsOf: Partial<Record<AttemptNoteStatus['kind'], readonly Action[]>> = {
  loggedOut: [logIn],
  unclaimed: [signUp, logIn],
};

/** The results of a finished quiz. */
export function QuizSummary(props: QuizSummaryProps) {
  const { exam, link, quiz, attemptId, attempt, spent, simulation, ...handlers } = props;
  const { onReview, onGoTo, onRestart } = handlers;
  const headingRef = useFocusOnChange<HTMLHeadingElement>(null);
  const isVisitor = useSession().status === 'visitor';
  const history = useSectionHistory(useUser()?.userId, exam.examId);
  // Nothing of a finished quiz changes any more.
  const [seconds] = useState(() => secondsOf(exam, spent?.()));
  const [ended] = useState(() => outcomesOf(quiz));
  const { covered, passMark } = exam;
  const sections = sectionResults(exam.questions, {
    ended,
    seconds,
    covered,
    past: history.data?.attempts,
    attemptId,
    isSimulation: simulation !== undefined,
  });
  const official = officialPace(exam, simulation?.extra);
  const pace = seconds && paceReport(seconds, ended, sections, official);
  // What is kept for a user while nobody is logged in waits for a login.
  const note: AttemptNoteStatus | undefined = attempt?.kind === 'kept' && isVisitor ? { kind: 'loggedOut' } : attempt;
  return (
    <Stack spacing={8} data-wide>
      <PageTitle>{`Results - ${exam.examTitle}`}</PageTitle>
      <QuizResults
        title={exam.examTitle}
        heading={<QuizHeading exam={link} title={exam.examTitle} {...(exam.part && { position: exam.part })} />}
        {...verdictOf(exam, quiz, ended, simulation !== undefined)}
        actions={[
          { label: 'Review answers', onClick: onReview, variant: 'outlined' },
          { label: 'Restart', onClick: onRestart, variant: 'outlined' },
          ...(simulation
            ? [{ label: 'Take the same exam again', onClick: simulation.onAgain, variant: 'text' } as const]
            : []),
        ]}
        next={<NextStepCard {...stepOf(nextStep(sections, official), link, simulation && onRestart)} />}
        note={note && <AttemptNote status={note} actions={(isVisitor && stepsOf[note.kind]) || []} />}
        headingRef={headingRef}
      />
      <SectionResults
        sections={sections.map((section) => ({
          ...section,
          // A section that can't be named in an address has no practice of its own.
          href: section.id === undefined ? undefined : sectionPracticeHref(link, section.id),
        }))}
        passMark={passMark}
        withTrend={history.isLoading || sections.some(({ trend }) => trend.length > 1)}
      />
      {seconds && pace && (
        <PaceReport questions={ended.map((outcome, index) => ({ outcome, seconds: seconds[index] ?? 0 }))} {...pace} />
      )}
      <AnswerList
        questions={answersOf(exam, quiz, ended, { flags: simulation?.flags ?? [], seconds })}
        onGoTo={onGoTo}
      />
    </Stack>
  );
}

const secondsOf = ({ questions }: LoadedExam, spent: TimeSpent | undefined): readonly number[] | undefined =>
  spent && questions.map(({ id }) => secondsOn(spent, id));

/** The next step in words, with what leads to it; `onAnother` draws another exam where this was one. */
function stepOf(step: NextStep, link: string, onAnother: (() => void) | undefined) {
  const { reason } = step;
  if (step.kind === 'section') {
    const { name, id } = step.section;
    const href = sectionPracticeHref(link, id);
    return { title: `Practice ${name} next`, reason, action: { label: `Practice ${name}`, href } };
  }
  return onAnother
    ? { title: 'Take another exam next', reason, action: { label: 'Take another exam', onClick: onAnother } }
    : {
        title: 'Take an exam simulation next',
        reason,
        action: { label: 'Exam simulation', href: paths.quiz.href(link, { mode: 'exam' }) },
      };
}
