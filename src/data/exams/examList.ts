import useSWR from 'swr';
import { retrieveAllExams, type ExamSummary } from '../../../contract/exams.ts';
import { call } from '../client.ts';
import { useSession, useUser } from '../session/useSession.ts';
import { usePrerendered } from './usePrerendered.ts';

/** Cache key of the exam list as one user sees it, or a visitor. */
export const examListKey = (userId: string | undefined) => [retrieveAllExams.path, userId] as const;

/** All exams in the order of the catalogue, with what the logged-in user has of them. */
export function useExamList() {
  const { status } = useSession();
  const userId = useUser()?.userId;
  const prerendered = usePrerendered<ExamSummary[]>(examListKey(undefined));
  const {
    data = prerendered,
    error,
    isLoading,
    mutate,
  } = useSWR(
    // Until the session has been read nobody knows whose list to fetch.
    status === 'reading' ? null : examListKey(userId),
    () => call(retrieveAllExams, { query: { user_id: userId } }),
    // The names stay in the menus while the list is read again for somebody else.
    { keepPreviousData: true },
  );
  return { exams: data, error: error as Error | undefined, isLoading, retry: () => void mutate() };
}
