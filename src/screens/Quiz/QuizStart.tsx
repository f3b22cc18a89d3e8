import type { ExamQuiz } from '../../../contract/exams.ts';
import { AnswerModeChoice } from '../../components/AnswerModeChoice/AnswerModeChoice.tsx';
import { QuizHeading } from '../../components/QuizHeading/QuizHeading.tsx';
import { ResumePrompt } from '../../components/ResumePrompt/ResumePrompt.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import type { StoredQuiz } from '../../data/quizzes/keptQuiz.ts';
import { answeredIn } from '../../quiz/keep.ts';
import type { QuizAction } from '../../quiz/types.ts';

export interface QuizStartProps {
  exam: ExamQuiz;
  /** The exam's slug. */
  link: string;
  /** A quiz that was left under way. */
  kept: StoredQuiz | undefined;
  onBegin: (action: QuizAction) => void;
  /** The kept quiz is not wanted. */
  onForget: () => void;
}

/** Before a quiz: the choice of the answer mode, and a quiz that was left under way to go on with. */
export function QuizStart({ exam, link, kept, onBegin, onForget }: QuizStartProps) {
  const answered = kept ? answeredIn(exam.questions, kept) : 0;
  return (
    <Stack gap={4}>
      <QuizHeading exam={link} title={exam.examTitle} position={`${exam.questions.length} questions`} />
      {kept && answered > 0 && (
        <ResumePrompt
          answered={answered}
          total={exam.questions.length}
          mode={kept.mode}
          when={new Date(kept.keptAt)}
          onResume={() => onBegin({ type: 'resume', kept })}
          onDiscard={onForget}
        />
      )}
      <AnswerModeChoice onChoose={(mode) => onBegin({ type: 'start', mode })} />
    </Stack>
  );
}
