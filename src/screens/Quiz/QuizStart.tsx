import type { ExamQuiz } from '../../../contract/exams.ts';
import { AnswerModeChoice } from '../../components/AnswerModeChoice/AnswerModeChoice.tsx';
import { QuizHeading } from '../../components/QuizHeading/QuizHeading.tsx';
import { ResumePrompt } from '../../components/ResumePrompt/ResumePrompt.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { StoredQuiz } from '../../data/quizzes/keptQuiz.ts';
import { answeredIn } from '../../quiz/keep.ts';
import type { AnswerMode } from '../../quiz/types.ts';

export interface QuizStartProps {
  title: string;
  /** The exam's slug. */
  link: string;
  /** The questions; undefined while they are on their way. */
  exam: ExamQuiz | undefined;
  /** A quiz that was left under way. */
  kept: StoredQuiz | undefined;
  /** Has been chosen while the questions were on their way. */
  chosen: AnswerMode | undefined;
  onChoose: (mode: AnswerMode) => void;
  onResume: (kept: StoredQuiz) => void;
  /** The kept quiz is not wanted. */
  onForget: () => void;
}

/**
 * Before a quiz: the choice of the answer mode, and a quiz that was left under way to go on with. The choice can be made
 * before the questions are there.
 */
export function QuizStart({ title, link, exam, kept, chosen, onChoose, onResume, onForget }: QuizStartProps) {
  const total = exam?.questions.length;
  const answered = exam && kept ? answeredIn(exam.questions, kept) : 0;
  return (
    <Stack gap={4}>
      <QuizHeading exam={link} title={title} position={`${total ?? 10} questions`} isPending={total === undefined} />
      {kept && total !== undefined && answered > 0 && (
        <ResumePrompt
          answered={answered}
          total={total}
          mode={kept.mode}
          when={new Date(kept.keptAt)}
          onResume={() => onResume(kept)}
          onDiscard={onForget}
        />
      )}
      <AnswerModeChoice onChoose={onChoose} chosen={exam ? undefined : chosen} />
      {!exam && <VisuallyHidden role="status">Loading...</VisuallyHidden>}
    </Stack>
  );
}
