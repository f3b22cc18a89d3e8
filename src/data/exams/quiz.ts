import useSWRImmutable from 'swr/immutable';
import { retrieveQuiz, type ExamQuiz } from '../../../contract/exams.ts';
import { call } from '../client.ts';
import { useSession, useUser } from '../session/useSession.ts';
import { usePrerendered } from './usePrerendered.ts';

/** Cache key of one exam's quiz as one user may see it, or a visitor. */
const quizKey = (link: string, userId: string | undefined) => [retrieveQuiz.path, link, userId] as const;

/** One exam with the questions this reader may see. It is read once: questions must not change under a learner. */
export function useQuiz(link: string) {
  const isReading = useSession().status === 'reading';
  const prerendered = usePrerendered<ExamQuiz>(quizKey(link, undefined));
  const key = quizKey(link, useUser()?.userId);
  const { data, error, isLoading, mutate } = useSWRImmutable(isReading ? null : key, () =>
    call(retrieveQuiz, { params: { developerType: link } }),
  );
  return {
    exam: isReading ? prerendered : data,
    error: error as Error | undefined,
    isLoading,
    retry: () => void mutate(),
  };
}
