import Stack from '@mui/material/Stack';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import { paths } from '../../../domain/paths.ts';
import type { Action } from '../../components/base/Actions/Actions.tsx';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { AttemptNote, type AttemptNoteStatus } from '../../components/quiz/AttemptNote/AttemptNote.tsx';
import { QuizHeading } from '../../components/quiz/QuizHeading/QuizHeading.tsx';
import { QuizResults } from '../../components/quiz/QuizResults/QuizResults.tsx';
import type { AttemptStatus } from '../../data/attempts/status.ts';
import { useSession } from '../../data/session/useSession.ts';
import { tally } from '../../../domain/quiz/review.ts';
import {
  formatAmount,
  formatPercent,
  partialPoints,
  pointsInWords,
  sectionScores,
  strictScore,
} from '../../../domain/quiz/score.ts';
import type { QuizState } from '../../../domain/quiz/types.ts';
import { useFocusOnChange } from './useFocusOnChange.ts';

export interface QuizSummaryProps {
  exam: LoadedExam;
  /** The exam's slug. */
  link: string;
  quiz: QuizState;
  /** The state of saving the result; undefined where it is neither saved nor kept. */
  attempt: AttemptStatus | undefined;
  onReview: () => void;
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
export function QuizSummary({ exam, link, quiz, attempt, onReview, onRestart }: QuizSummaryProps) {
  const headingRef = useFocusOnChange<HTMLHeadingElement>(null);
  const isVisitor = useSession().status === 'visitor';
  // Only a lost connection ends the session of a user who stays here.
  const note: AttemptNoteStatus | undefined = attempt?.kind === 'kept' && isVisitor ? { kind: 'loggedOut' } : attempt;
  return (
    <Stack spacing={3}>
      <PageTitle>{`Results - ${exam.examTitle}`}</PageTitle>
      <QuizHeading exam={link} title={exam.examTitle} {...(exam.part !== undefined && { position: exam.part })} />
      <QuizResults
        title={exam.examTitle}
        correctAmount={formatAmount(quiz.correctAmount)}
        total={quiz.questions.length}
        percent={formatPercent(quiz.scorePercent)}
        passMark={exam.passMark}
        tally={tally(quiz)}
        partlyWorth={pointsInWords(partialPoints(quiz.questions, quiz.picks))}
        strictPercent={formatPercent(strictScore(quiz).scorePercent)}
        sections={sectionScores(exam.questions, quiz.picks).map(({ name, correctAmount, total }) => ({
          name,
          correctAmount: formatAmount(correctAmount),
          total,
          share: correctAmount / total,
        }))}
        note={note && <AttemptNote status={note} actions={(isVisitor && stepsOf[note.kind]) || []} />}
        onRestart={onRestart}
        onReview={onReview}
        headingRef={headingRef}
      />
    </Stack>
  );
}
