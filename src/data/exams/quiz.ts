import useSWRImmutable from 'swr/immutable';
import { retrieveQuiz } from '../../../contract/exams.ts';
import { fillPath } from '../../../contract/endpoint.ts';
import { call } from '../client.ts';

/** Cache key of one exam's quiz. */
const quizKey = (link: string) => fillPath(retrieveQuiz.path, { developerType: link });

/** One exam with the questions this reader may see. It is read once: questions must not change under a learner. */
export function useQuiz(link: string) {
  const { data, error, isLoading, mutate } = useSWRImmutable(quizKey(link), () =>
    call(retrieveQuiz, { params: { developerType: link } }),
  );
  return { exam: data, error: error as Error | undefined, isLoading, retry: () => void mutate() };
}
