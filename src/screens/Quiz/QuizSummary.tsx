import Stack from '@mui/material/Stack';
import { useNavigate } from 'react-router-dom';
import { type Action, Actions } from '../../components/base/Actions/Actions.tsx';
import { LocalDate } from '../../components/base/LocalDate/LocalDate.tsx';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { AnswerList } from '../../components/quiz/AnswerList/AnswerList.tsx';
import { AttemptNote, type AttemptNoteStatus } from '../../components/quiz/AttemptNote/AttemptNote.tsx';
import { PaceReport } from '../../components/quiz/PaceReport/PaceReport.tsx';
import { NextStepCard } from '../../components/quiz/QuizResults/NextStepCard.tsx';
import { QuizResults } from '../../components/quiz/QuizResults/QuizResults.tsx';
import { ResultReport } from '../../components/quiz/ResultReport/ResultReport.tsx';
import { SectionResults } from '../../components/quiz/SectionResults/SectionResults.tsx';
import type { FinishedRun } from '../../data/runs/finishedRun.ts';
import type { AttemptStatus } from '../../data/runs/status.ts';
import { useSectionHistory } from '../../data/learning/progress.ts';
import { useSession, useUser } from '../../data/session/useSession.ts';
import { officialPace } from '../../../domain/exam/minutes.ts';
import { paths, startPracticeHref } from '../../../domain/paths.ts';
import { nextStep } from '../../../domain/quiz/nextStep.ts';
import { outcomesOf } from '../../../domain/quiz/outcome.ts';
import { paceReport } from '../../../domain/quiz/pace.ts';
import { sumOf } from '../../../domain/quiz/score.ts';
import { sectionResults } from '../../../domain/quiz/sectionResults.ts';
import { DeleteResult } from './DeleteResult.tsx';
import { answersOf, stepOf, verdictOf } from './quizReport.ts';
import { StartHeading } from './StartHeading.tsx';
import { useFocusOnChange } from '../../hooks/useFocusOnChange.ts';

export interface QuizSummaryProps {
  run: FinishedRun;
  /** The exam's slug. */
  link: string;
  /** The id with which it is saved. */
  attemptId: string;
  /** How saving it stands; undefined where nothing is to be said. */
  status: AttemptStatus | undefined;
  /** Leads to a question, with everything revealed. Keep it stable. */
  onGoTo: (index: number, filter?: string) => void;
}

/** What can be done about a result that is saved, or is not: a visitor is led back to it. */
function stepsOf(kind: AttemptNoteStatus['kind'], here: string): readonly Action[] {
  if (kind === 'saved') return [{ label: 'View profile', href: paths.profile.href(), variant: 'text' }];
  if (kind !== 'unclaimed' && kind !== 'loggedOut') return [];
  const logIn: Action = { label: 'Log in', href: paths.login.href(here), variant: 'outlined' };
  return kind === 'unclaimed' ? [{ label: 'Sign up', href: paths.signUp.href(here) }, logIn] : [logIn];
}

/** The results of a finished quiz. */
export function QuizSummary({ run, link, attemptId, status, onGoTo }: QuizSummaryProps) {
  const { exam, quiz, seconds, simulation, practice } = run;
  const headingRef = useFocusOnChange<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const isVisitor = useSession().status === 'visitor';
  const userId = useUser()?.userId;
  const history = useSectionHistory(userId, exam.examId);
  const ended = outcomesOf(quiz);
  const { covered, part = 'Practice' } = exam;
  const sections = sectionResults(exam.questions, {
    ended,
    shares: simulation ? undefined : run.shares,
    seconds,
    covered,
    past: history.data?.attempts,
    attemptId,
    isSimulation: simulation !== undefined,
  });
  const official = officialPace(exam, simulation?.extra);
  const pace = seconds && paceReport(seconds, ended, sections, official);
  const { inWords, ...verdict } = verdictOf(run, ended);
  const answers = answersOf(run, ended);
  // What is kept for a user while nobody is logged in waits for a login.
  const note: AttemptNoteStatus | undefined = status?.kind === 'kept' && isVisitor ? { kind: 'loggedOut' } : status;
  const here = paths.result.href(link, attemptId);
  // All questions that are free have been asked: more of them come with an account, which also keeps the result.
  const leadsToAccount = isVisitor && verdict.attempt && (note?.kind ?? 'unclaimed') === 'unclaimed';
  const again = (seed?: string) =>
    void navigate(practice ?? paths.quiz.href(link, simulation && { mode: 'exam', seed }));
  const retake: Action[] = simulation
    ? [{ label: `Retake the same ${ended.length}`, onClick: () => again(simulation.seed), variant: 'outlined' }]
    : [];
  const missed = answers.find(({ outcome }) => outcome !== 'right');
  const next = leadsToAccount ? (
    <NextStepCard
      title="Sign up to keep this result"
      reason="Your result is only on this device. Sign up or log in within a day to save it."
      action={{ label: 'Sign up', href: paths.signUp.href(here) }}
      other={{ label: 'Log in', href: paths.login.href(here) }}
    />
  ) : (
    verdict.attempt && <NextStepCard {...stepOf(nextStep(sections, official), link, simulation !== undefined)} />
  );
  return (
    <>
      <Stack spacing={8} data-wide sx={{ displayPrint: 'none' }}>
        <PageTitle>{`Results - ${exam.examTitle}`}</PageTitle>
        <Stack spacing={3}>
          <QuizResults
            title={exam.examTitle}
            heading={
              <StartHeading
                exam={link}
                title={exam.examTitle}
                caption={
                  <>
                    {part}, <LocalDate date={run.finishedAt} />
                  </>
                }
              />
            }
            {...verdict}
            actions={[
              {
                label: 'Review answers',
                onClick: () => onGoTo(missed?.index ?? 0, missed && 'notRight'),
                variant: next ? 'contained' : 'call',
              },
              ...retake,
              { label: 'Restart', onClick: () => again(), variant: 'text' },
              ...(userId !== undefined && quiz.questions.length === 1
                ? [{ label: 'My questions', href: paths.questions.href(), variant: 'outlined' } as const]
                : []),
            ]}
            hint={simulation && ended.length < exam.openCount ? 'Restart draws other questions.' : undefined}
            next={next}
            headingRef={headingRef}
          />
          {note && !leadsToAccount && <AttemptNote status={note} actions={stepsOf(note.kind, here)} />}
        </Stack>
        <SectionResults
          sections={sections.map((section) => ({
            ...section,
            // A section that can't be named in an address has no practice of its own.
            href: section.id === undefined ? undefined : startPracticeHref(link, section.id),
          }))}
          withTrend={history.isLoading || sections.some(({ trend }) => trend.length > 1)}
        />
        <AnswerList
          questions={answers}
          onGoTo={onGoTo}
          tools={
            <Actions actions={[{ label: 'Print', onClick: () => window.print(), variant: 'outlined' }]} size="small" />
          }
        />
        {seconds && pace && (
          <PaceReport
            questions={ended.map((outcome, index) => ({ outcome, seconds: seconds[index] ?? 0 }))}
            {...pace}
          />
        )}
        {userId !== undefined && status?.kind === 'saved' && <DeleteResult {...{ userId, attemptId }} />}
      </Stack>
      <ResultReport
        title={exam.examTitle}
        taken={part}
        finishedAt={run.finishedAt}
        seconds={seconds && sumOf(seconds)}
        verdict={inWords}
        {...{ sections, answers }}
      />
    </>
  );
}
