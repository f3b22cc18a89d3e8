import { retrieveSectionHistory } from '../../../contract/learning.ts';
import { call } from '../client.ts';
import { useRead } from '../useRead.ts';

/**
 * The user's latest attempts of an exam, section by section; nothing for a visitor, nor while `examId` is undefined. It is
 * read again each time it is shown: an attempt may have come since.
 */
export const useSectionHistory = (userId: string | undefined, examId: string | undefined) =>
  useRead(userId === undefined || examId === undefined ? null : [retrieveSectionHistory.path, userId, examId], () =>
    call(retrieveSectionHistory, { query: { userId: userId ?? '', examId: examId ?? '' } }),
  );
