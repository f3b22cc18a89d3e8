/** What the server keeps of a learner. All of it is read again each time it is shown: an attempt may have come since. */
import { useSWRConfig } from 'swr';
import { retrieveExamDates, saveExamDate } from '../../../contract/examDates.ts';
import { retrieveSectionHistory } from '../../../contract/learning.ts';
import { retrieveUserDetails } from '../../../contract/profile.ts';
import { retrieveReports } from '../../../contract/reports.ts';
import { call } from '../client.ts';
import { useCall } from '../useMutation.ts';
import { useRead } from '../useRead.ts';

/** The profile of the logged-in user; nothing while `userId` is undefined. */
export const useUserDetails = (userId: string | undefined) =>
  useRead(userId && [retrieveUserDetails.path, userId], () =>
    call(retrieveUserDetails, { query: { userId: userId ?? '' } }),
  );

/** The user's latest attempts of an exam, section by section; nothing for a visitor, nor while `examId` is undefined. */
export const useSectionHistory = (userId: string | undefined, examId: string | undefined) =>
  useRead(userId && examId && [retrieveSectionHistory.path, userId, examId], () =>
    call(retrieveSectionHistory, { query: { userId: userId ?? '', examId: examId ?? '' } }),
  );

/** The user's reports on questions, the newest first. */
export const useReports = (userId: string) =>
  useRead([retrieveReports.path, userId], async () => (await call(retrieveReports, { query: { userId } })).reports);

const datesKey = (userId: string) => [retrieveExamDates.path, userId] as const;

/** The days of the user's official exams, the earliest first; nothing while `userId` is undefined. */
export const useExamDates = (userId: string | undefined) =>
  useRead(userId && datesKey(userId), () => call(retrieveExamDates, { query: { userId: userId ?? '' } }));

/** Saves or removes the day of the user's official exam; what is shown of it is read again. */
export function useSaveExamDate(userId: string) {
  const { mutate } = useSWRConfig();
  return useCall(saveExamDate, () => void mutate(datesKey(userId)));
}
