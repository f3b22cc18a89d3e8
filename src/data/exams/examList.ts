import useSWR from 'swr';
import { retrieveAllExams } from '../../../contract/exams.ts';
import { call } from '../client.ts';

/** Cache key of the exam list. */
const examListKey = () => retrieveAllExams.path;

/** All exams in the order of the catalogue. */
export function useExamList() {
  const { data, error, isLoading, mutate } = useSWR(examListKey(), () => call(retrieveAllExams, { query: {} }));
  return { exams: data, error: error as Error | undefined, isLoading, retry: () => void mutate() };
}
