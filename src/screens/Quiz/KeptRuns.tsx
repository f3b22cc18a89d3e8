import { Suspense } from 'react';
import { answeredIn, changedSince } from '../../../domain/quiz/keep.ts';
import { questionsIn, setName } from '../../../domain/quiz/sets.ts';
import { lazyPart } from '../../components/base/lazyPart.ts';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import type { StoredQuiz } from '../../data/runs/kept.ts';

// Few readers have left a quiz under way, so that its code loads with it.
const ResumePrompt = lazyPart(
  async () => (await import('../../components/quiz/ResumePrompt/ResumePrompt.tsx')).ResumePrompt,
);

/** Asks before a kept quiz is dropped for a new one. */
export const StartOver = lazyPart(
  async () => (await import('../../components/quiz/ResumePrompt/ResumePrompt.tsx')).StartOver,
);

/** Offers to take back what was discarded. */
export const DiscardedRun = lazyPart(async () => (await import('./RunNotes.tsx')).DiscardedRun);

/** Says that another tab runs a quiz of this exam. */
export const RunElsewhere = lazyPart(async () => (await import('./RunNotes.tsx')).RunElsewhere);

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
