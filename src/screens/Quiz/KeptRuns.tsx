import Stack from '@mui/material/Stack';
import { Suspense, useEffect, useRef } from 'react';
import { counted } from '../../../domain/numberWord.ts';
import { answeredIn, changedSince } from '../../../domain/quiz/keep.ts';
import { questionsIn, setName } from '../../../domain/quiz/sets.ts';
import { Actions } from '../../components/base/Actions/Actions.tsx';
import { lazyPart } from '../../components/base/lazyPart.ts';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import type { StoredQuiz } from '../../data/runs/kept.ts';

// Few readers have left a quiz under way, so that its code loads with it.
const ResumePrompt = lazyPart(
  async () => (await import('../../components/quiz/ResumePrompt/ResumePrompt.tsx')).ResumePrompt,
);
const ElsewhereNote = lazyPart(
  async () => (await import('../../components/quiz/ElsewhereNote/ElsewhereNote.tsx')).ElsewhereNote,
);

const LastingNote = lazyPart(
  async () => (await import('../../components/base/LastingNote/LastingNote.tsx')).LastingNote,
);

export interface DiscardedRunProps {
  /** What was discarded a moment ago. */
  quiz: StoredQuiz | undefined;
  /** The learner wants it back. */
  onUndo: () => void;
  onClose: () => void;
}

/** Offers to take back what was discarded. It takes the focus, as the button that was pressed is gone. */
export function DiscardedRun({ quiz, onUndo, onClose }: DiscardedRunProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (quiz) note.current?.focus();
  }, [quiz]);
  return (
    <Stack ref={note} tabIndex={-1} sx={{ '&:empty': { display: 'none' } }}>
      {quiz && (
        <Suspense>
          <LastingNote severity="info" onClose={onClose}>
            Discarded {counted(Object.keys(quiz.picks).length, 'answer')}.
            <Actions actions={[{ label: 'Undo', onClick: onUndo, variant: 'text' }]} size="small" />
          </LastingNote>
        </Suspense>
      )}
    </Stack>
  );
}

/** Says that another tab runs a quiz of this exam. */
export const RunElsewhere = () => (
  <Suspense>
    <ElsewhereNote />
  </Suspense>
);

export interface KeptRunsProps {
  exam: LoadedExam;
  /** Runs that were left under way, the latest first. */
  kept: readonly StoredQuiz[];
  onResume: (kept: StoredQuiz) => void;
  /** The learner does not want this one. */
  onDiscard: (quiz: StoredQuiz) => void;
}

/** What was left under way of an exam. */
export const KeptRuns = ({ exam, kept, onResume, onDiscard }: KeptRunsProps) => (
  <Suspense>
    {kept.map((quiz) => (
      <ResumePrompt
        key={quiz.runId}
        {...keptFacts(exam, quiz)}
        onResume={() => onResume(quiz)}
        onDiscard={() => onDiscard(quiz)}
      />
    ))}
  </Suspense>
);

/** How a kept quiz stands, by the questions that it asks. */
function keptFacts(exam: LoadedExam, quiz: StoredQuiz) {
  const { practice } = quiz;
  const asked = practice && new Set(practice.order);
  const questions = questionsIn(exam.questions, quiz.set).filter(({ id }) => !asked || asked.has(id));
  return {
    part: practice?.name ?? (quiz.exam ? 'Exam simulation' : setName(quiz.set)),
    answered: answeredIn(questions, quiz),
    total: quiz.exam?.order.length ?? questions.length,
    changed: changedSince(questions, quiz),
    mode: quiz.mode,
    when: new Date(quiz.keptAt),
    deadline: quiz.exam?.deadline,
  };
}
