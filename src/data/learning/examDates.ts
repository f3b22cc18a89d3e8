import { useSWRConfig } from 'swr';
import { retrieveExamDates, saveExamDate } from '../../../contract/examDates.ts';
import { call } from '../client.ts';
import { useCall } from '../useMutation.ts';
import { useRead } from '../useRead.ts';

const keyOf = (userId: string) => [retrieveExamDates.path, userId] as const;

/** The days of the user's official exams, the earliest first; nothing while `userId` is undefined. */
export const useExamDates = (userId: string | undefined) =>
  useRead(userId === undefined ? null : keyOf(userId), () =>
    call(retrieveExamDates, { query: { userId: userId ?? '' } }),
  );

/** Saves or removes the day of the user's official exam; what is shown of it is read again. */
export function useSaveExamDate(userId: string) {
  const { mutate } = useSWRConfig();
  return useCall(saveExamDate, () => void mutate(keyOf(userId)));
}
