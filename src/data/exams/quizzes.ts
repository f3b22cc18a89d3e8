import { useSWRConfig } from 'swr';
import { retrieveQuiz } from '../../../contract/exams.ts';
import { statusOf } from '../ApiError.ts';
import { call } from '../client.ts';
import { useUser } from '../session/useSession.ts';
import { once, useRead } from '../useRead.ts';
import { loadedExam, type LoadedExam } from './loadedExam.ts';
import { quizKey } from './quiz.ts';

/**
 * Several exams with the questions that the logged-in user may see; nothing while `links` is undefined. One that is no
 * longer on offer is left out. They are kept as if each had been opened, so that a quiz of it begins at once.
 */
export function useQuizzes(links: readonly string[] | undefined) {
  const { mutate } = useSWRConfig();
  const userId = useUser()?.userId;
  async function read(link: string): Promise<[link: string, exam: LoadedExam][]> {
    try {
      const exam = loadedExam(await call(retrieveQuiz, { params: { developerType: link } }));
      void mutate(quizKey(link, userId), exam, { revalidate: false });
      return [[link, exam]];
    } catch (error) {
      if (statusOf(error) === 404) return [];
      throw error;
    }
  }
  return useRead(
    links === undefined ? null : ['quizzes', userId, ...links],
    async () => new Map((await Promise.all((links ?? []).map(read))).flat()),
    once,
  );
}
