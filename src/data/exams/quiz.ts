import { useSWRConfig } from 'swr';
import { retrieveQuiz } from '../../../contract/exams.ts';
import { statusOf } from '../ApiError.ts';
import { call } from '../client.ts';
import { useSession, useUser } from '../session/useSession.ts';
import { once, useRead } from '../useRead.ts';
import { loadedExam, type LoadedExam } from './loadedExam.ts';

/** Cache key of an exam's questions as one user sees them, or a visitor. */
const quizKey = (link: string, userId: string | undefined) => [retrieveQuiz.path, link, userId] as const;

const readQuiz = async (link: string) => loadedExam(await call(retrieveQuiz, { params: { developerType: link } }));

/**
 * One exam with the questions this reader may see. It is read once: questions must not change under a learner. Without a
 * link nothing is read.
 */
export function useQuiz(link = '') {
  const userId = useUser()?.userId;
  const { status } = useSession();
  return useRead(status === 'reading' || link === '' ? null : quizKey(link, userId), () => readQuiz(link), once);
}

/**
 * Several exams with the questions that the logged-in user may see; nothing while `links` is undefined. One that is no
 * longer on offer is left out. They are kept as if each had been opened, so that a quiz of it begins at once.
 */
export function useQuizzes(links: readonly string[] | undefined) {
  const { mutate } = useSWRConfig();
  const userId = useUser()?.userId;
  async function read(link: string): Promise<[link: string, exam: LoadedExam][]> {
    try {
      const exam = await readQuiz(link);
      void mutate(quizKey(link, userId), exam, { revalidate: false });
      return [[link, exam]];
    } catch (error) {
      if (statusOf(error) === 404) return [];
      throw error;
    }
  }
  return useRead(
    links && ['quizzes', userId, ...links],
    async () => new Map((await Promise.all((links ?? []).map(read))).flat()),
    once,
  );
}
