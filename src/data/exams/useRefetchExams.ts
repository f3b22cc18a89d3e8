import { useSWRConfig } from 'swr';
import { retrieveAllExams, retrieveQuiz } from '../../../contract/exams.ts';

/** Reads again what a purchase or a change of the cart affects: the exam list, and the quizzes with their questions. */
export function useRefetchExams(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return async () => {
    await mutate((key) => Array.isArray(key) && (key[0] === retrieveAllExams.path || key[0] === retrieveQuiz.path));
  };
}
