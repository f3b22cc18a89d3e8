import useSWRImmutable from 'swr/immutable';
import { retrieveQuiz } from '../../../contract/exams.ts';
import { call } from '../client.ts';
import { useUser } from '../session/useSession.ts';

/** Cache key of one exam's quiz as one user may see it, or a visitor. */
const quizKey = (link: string, userId: string | undefined) => [retrieveQuiz.path, link, userId] as const;

/** One exam with the questions this reader may see. It is read once: questions must not change under a learner. */
export function useQuiz(link: string) {
  const { data, error, isLoading, mutate } = useSWRImmutable(quizKey(link, useUser()?.userId), () =>
    call(retrieveQuiz, { params: { developerType: link } }),
  );
  return { exam: data, error: error as Error | undefined, isLoading, retry: () => void mutate() };
}
