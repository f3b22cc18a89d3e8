import type { ExamQuiz } from '../../../contract/exams.ts';
import { paths } from '../../app/paths.ts';
import { AttemptNote } from '../../components/AttemptNote/AttemptNote.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { QuizHeading } from '../../components/QuizHeading/QuizHeading.tsx';
import { QuizResults } from '../../components/QuizResults/QuizResults.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import type { AttemptStatus } from '../../data/attempts/status.ts';
import { useSession } from '../../data/session/useSession.ts';
import { formatAmount, formatPercent } from '../../quiz/score.ts';
import { sectionScores } from '../../quiz/sections.ts';
import type { QuizState } from '../../quiz/types.ts';
import { useFocusOnChange } from './useFocusOnChange.ts';

export interface QuizSummaryProps {
  exam: ExamQuiz;
  /** The exam's slug. */
  link: string;
  quiz: QuizState;
  /** How saving the result stands; undefined where nobody is logged in. */
  attempt: AttemptStatus | undefined;
  onReview: () => void;
  onRestart: () => void;
}

const logIn = (
  <Button href={paths.login.href()} variant="line" size="small">
    Log in
  </Button>
);

/** The results of a finished quiz. */
export function QuizSummary({ exam, link, quiz, attempt, onReview, onRestart }: QuizSummaryProps) {
  const headingRef = useFocusOnChange<HTMLHeadingElement>(null);
  const { status } = useSession();
  const canLogIn = attempt?.kind === 'kept' && status === 'visitor';
  return (
    <Stack gap={3}>
      <QuizHeading exam={link} title={exam.examTitle} />
      <QuizResults
        title={exam.examTitle}
        correctAmount={formatAmount(quiz.correctAmount)}
        total={quiz.questions.length}
        percent={formatPercent(quiz.scorePercent)}
        sections={sectionScores(exam.questions, quiz.picks).map(({ name, correctAmount, total }) => ({
          name,
          correctAmount: formatAmount(correctAmount),
          total,
          share: correctAmount / total,
        }))}
        note={attempt && <AttemptNote status={attempt} {...(canLogIn && { action: logIn })} />}
        onRestart={onRestart}
        onReview={onReview}
        headingRef={headingRef}
      />
    </Stack>
  );
}
