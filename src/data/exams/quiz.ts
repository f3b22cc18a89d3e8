import { retrieveQuiz } from '../../../contract/exams.ts';
import { call } from '../client.ts';
import { useSession, useUser } from '../session/useSession.ts';
import { once, useRead } from '../useRead.ts';
import { loadedExam } from './loadedExam.ts';

/** Cache key of an exam's questions as one user sees them, or a visitor. */
export const quizKey = (link: string, userId: string | undefined) => [retrieveQuiz.path, link, userId] as const;

/**
 * One exam with the questions this reader may see. It is read once: questions must not change under a learner. Without a
 * link nothing is read.
 */
export function useQuiz(link: string | undefined) {
  const userId = useUser()?.userId;
  const { status } = useSession();
  return useRead(
    status === 'reading' || link === undefined ? null : quizKey(link, userId),
    async () => loadedExam(await call(retrieveQuiz, { params: { developerType: link ?? '' } })),
    once,
  );
}
