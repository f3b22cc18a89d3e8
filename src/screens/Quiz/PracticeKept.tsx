import Stack from '@mui/material/Stack';
import { Suspense } from 'react';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import type { StoredQuiz } from '../../data/runs/kept.ts';
import { keptFacts } from './keptFacts.ts';
import { ElsewhereNote, ResumePrompt } from './prompts.ts';

export interface PracticeKeptProps {
  exam: LoadedExam;
  /** Practices that were left under way, the latest first. */
  kept: readonly StoredQuiz[];
  /** Whether another tab runs a quiz of this exam. */
  isElsewhere: boolean;
  onResume: (kept: StoredQuiz) => void;
  /** The learner does not want this one. */
  onForget: (runId: string | undefined) => void;
}

/** What was left under way of an exam's practices. */
export function PracticeKept({ exam, kept, isElsewhere, onResume, onForget }: PracticeKeptProps) {
  if (kept.length === 0 && !isElsewhere) return null;
  return (
    <Suspense>
      <Stack spacing={2.5}>
        {isElsewhere && <ElsewhereNote />}
        {kept.map((quiz) => (
          <ResumePrompt
            key={quiz.runId}
            {...keptFacts(exam, quiz)}
            onResume={() => onResume(quiz)}
            onDiscard={() => onForget(quiz.runId)}
          />
        ))}
      </Stack>
    </Suspense>
  );
}
