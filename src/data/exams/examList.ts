import { type Cache, unstable_serialize, useSWRConfig } from 'swr';
import { type ClientExamSummary, retrieveAllExams, retrieveQuiz } from '../../../contract/exams.ts';
import { call } from '../client.ts';
import { useSession, useUser } from '../session/useSession.ts';
import { useRead } from '../useRead.ts';
import type { LoadedExam } from './loadedExam.ts';

/** An exam of the list. */
export type ListedExam = ClientExamSummary;

/** Cache key of the exam list as one user sees it, or a visitor. */
export const examListKey = (userId: string | undefined) => [retrieveAllExams.path, userId] as const;

/** The list as it was last read for one user, or a visitor. */
const listIn = (cache: Cache, userId: string | undefined) =>
  cache.get(unstable_serialize(examListKey(userId)))?.data as ListedExam[] | undefined; // nothing else has this key

/**
 * All exams in the order of the catalogue, with what the logged-in user has of them. Until that is known, `data` may be
 * what a visitor sees, and `own` is undefined. `ownsAll` says that nothing is left to buy.
 */
export function useExamList() {
  const { status } = useSession();
  const userId = useUser()?.userId;
  const { cache, fallback } = useSWRConfig();
  const prerendered = fallback[unstable_serialize(examListKey(undefined))] as ListedExam[] | undefined; // by our own build
  const read = useRead(
    // Until the session has been read, it is unknown whose list to fetch.
    status === 'reading' ? null : examListKey(userId),
    () => call(retrieveAllExams, { query: { user_id: userId } }),
    // The names stay in the menus while the list of another user is read.
    { keepPreviousData: true },
  );
  // SWR's own `data` may be that of the key before.
  const own = listIn(cache, userId);
  const ownsAll = own !== undefined && own.length > 0 && own.every(({ bought }) => bought);
  return { ...read, data: read.data ?? prerendered, own, ownsAll };
}

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
    const bought = new Set(
      listIn(cache, userId)
        ?.filter((exam) => exam.bought)
        .map(({ id }) => id),
    );
    await mutate<LoadedExam>(isKeyOf(retrieveQuiz.path), (quiz) =>
      quiz && !quiz.bought && bought.has(quiz.examId) ? undefined : quiz,
    );
  };
}
