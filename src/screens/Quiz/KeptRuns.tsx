import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { counted } from '../../../domain/numberWord.ts';
import { answeredIn, changedSince } from '../../../domain/quiz/keep.ts';
import { Actions } from '../../components/base/Actions/Actions.tsx';
import { SystemIcon } from '../../components/base/icons/icons.tsx';
import { lazyPart } from '../../components/base/lazyPart.ts';
import { LastingNote } from '../../components/base/LastingNote/LastingNote.tsx';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import type { StoredQuiz } from '../../data/runs/kept.ts';
import { practiceIn } from '../../data/runs/run.ts';
import type { KeptQuizzes } from '../../data/runs/useKept.ts';

// It brings a dialog.
const ResumePrompt = lazyPart(
  async () => (await import('../../components/quiz/ResumePrompt/ResumePrompt.tsx')).ResumePrompt,
);

export interface KeptRunsProps {
  exam: LoadedExam;
  left: KeptQuizzes;
  /** Those of them that can be carried on here, the latest first. */
  kept: readonly StoredQuiz[];
  onResume: (kept: StoredQuiz) => void;
}

/** What was left under way of an exam. */
export const KeptRuns = ({ exam, left, kept, onResume }: KeptRunsProps) => (
  <Stack spacing={2} sx={{ justifyContent: 'center' }}>
    {left.isElsewhere && <RunElsewhere />}
    {left.discarded && <DiscardedRun quiz={left.discarded} onUndo={left.restore} onClose={left.settle} />}
    {kept.map((quiz) => (
      <ResumePrompt
        key={quiz.runId}
        sx={{ flexGrow: 1 }}
        {...keptFacts(exam, quiz)}
        onResume={() => onResume(quiz)}
        onDiscard={() => left.discard(quiz)}
      />
    ))}
  </Stack>
);

/** How a kept quiz stands, by the questions that it asks. */
function keptFacts(exam: LoadedExam, quiz: StoredQuiz) {
  const { questions, part } = practiceIn(exam, quiz);
  return {
    part: quiz.exam ? 'Exam simulation' : part,
    answered: answeredIn(questions, quiz),
    total: quiz.exam?.order.length ?? questions.length,
    changed: changedSince(questions, quiz),
    mode: quiz.mode,
    when: new Date(quiz.keptAt),
    deadline: quiz.exam?.deadline,
  };
}

/** Says that another tab runs a quiz of this exam. */
export const RunElsewhere = () => (
  <LastingNote severity="info" icon={<SystemIcon color="info" />}>
    You have this quiz running in another tab. Continue there, or start another one here: both are kept.
  </LastingNote>
);

interface DiscardedRunProps {
  /** What was discarded a moment ago. */
  quiz: StoredQuiz;
  /** The learner wants it back. */
  onUndo: () => void;
  onClose: () => void;
}

/** Offers to take back what was discarded. It takes the focus, as the button that was pressed is gone. */
function DiscardedRun({ quiz, onUndo, onClose }: DiscardedRunProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <Stack ref={note} tabIndex={-1}>
      <LastingNote severity="info" icon={false} onClose={onClose}>
        Discarded {counted(Object.keys(quiz.picks).length, 'answer')}.
        <Actions
          actions={[{ label: 'Undo', onClick: onUndo, variant: 'text' }]}
          size="small"
          sx={{ marginInlineStart: -2.25 }}
        />
      </LastingNote>
    </Stack>
  );
}
