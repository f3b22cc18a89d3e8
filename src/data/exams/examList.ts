import { unstable_serialize, useSWRConfig } from 'swr';
import { type ClientExamSummary, retrieveAllExams } from '../../../contract/exams.ts';
import { call } from '../client.ts';
import { useSession, useUser } from '../session/useSession.ts';
import { useRead } from '../useRead.ts';

/** An exam of the list. */
export type ListedExam = ClientExamSummary;

/** Cache key of the exam list as one user sees it, or a visitor. */
export const examListKey = (userId: string | undefined) => [retrieveAllExams.path, userId] as const;

/**
 * All exams in the order of the catalogue, with what the logged-in user has of them. Until that is known, `data` may be
 * what a visitor sees, and `own` is undefined.
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
  const own = cache.get(unstable_serialize(examListKey(userId)))?.data as ListedExam[] | undefined; // as it was read
  return { ...read, data: read.data ?? prerendered, own };
}
