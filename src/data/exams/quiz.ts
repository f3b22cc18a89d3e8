import { retrieveQuiz } from '../../../contract/exams.ts';
import { call } from '../client.ts';
import { useSession, useUser } from '../session/useSession.ts';
import { once, useRead } from '../useRead.ts';
import { loadedExam } from './loadedExam.ts';

/** One exam with the questions this reader may see. It is read once: questions must not change under a learner. */
export function useQuiz(link: string) {
  const userId = useUser()?.userId;
  const { status } = useSession();
  return useRead(
    status === 'reading' ? null : [retrieveQuiz.path, link, userId],
    async () => loadedExam(await call(retrieveQuiz, { params: { developerType: link } })),
    once,
  );
}
