import type { LearnerQuestion } from '../../../contract/learning.ts';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import { useLearnerQuestions } from '../../data/learning/learnerQuestions.ts';
import { useUser } from '../../data/session/useSession.ts';

/** What the logged-in user has of the questions of a quiz. */
export interface Learned {
  readonly userId: string;
  /** Undefined while it is read. */
  readonly questions: readonly LearnerQuestion[] | undefined;
}

/**
 * Reads what the logged-in user has of an exam's questions, as it is when the run of a quiz begins. Undefined for a
 * visitor, and where it can't be read: the quiz goes on without it.
 */
export function useLearned({ examId, hasServerIds }: LoadedExam, runId = ''): Learned | undefined {
  const userId = useUser()?.userId;
  const { data, error } = useLearnerQuestions(examId, hasServerIds ? userId : undefined, runId);
  if (userId === undefined || !hasServerIds || (error && !data)) return undefined;
  return { userId, questions: data };
}
