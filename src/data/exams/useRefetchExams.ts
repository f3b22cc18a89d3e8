import { unstable_serialize, useSWRConfig } from 'swr';
import { retrieveAllExams, retrieveQuiz } from '../../../contract/exams.ts';
import { useUser } from '../session/useSession.ts';
import { examListKey, type ListedExam } from './examList.ts';
import type { LoadedExam } from './loadedExam.ts';

const isKeyOf = (path: string) => (key: unknown) => Array.isArray(key) && key[0] === path;

/**
 * Reads again what a purchase or a change of the cart affects: the exam list, and the questions of exams that are bought
 * by now. Where these are not on show they are forgotten, so that they are read when their exam is opened.
 */
export function useRefetchExams(): () => Promise<void> {
  const { cache, mutate } = useSWRConfig();
  const userId = useUser()?.userId;
  return async () => {
    await mutate(isKeyOf(retrieveAllExams.path));
    const exams = cache.get(unstable_serialize(examListKey(userId)))?.data as ListedExam[] | undefined; // as it was read
    const bought = new Set(exams?.filter((exam) => exam.bought).map(({ id }) => id));
    await mutate<LoadedExam>(isKeyOf(retrieveQuiz.path), (quiz) =>
      quiz && !quiz.bought && bought.has(quiz.examId) ? undefined : quiz,
    );
  };
}
