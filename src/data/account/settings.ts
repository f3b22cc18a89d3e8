import useSWR from 'swr';
import { changeEmail, changePassword } from '../../../contract/credentials.ts';
import { deleteAccount, exportData, type PersonalData } from '../../../contract/personalData.ts';
import { endOtherSessions, endSession as endSessionCall, retrieveSessions } from '../../../contract/sessions.ts';
import { call } from '../client.ts';
import { endSession } from '../session/session.ts';
import { useCall } from '../useCall.ts';

/** The open sessions of the logged-in user. */
export function useSessions(userId: string) {
  const { data, error, mutate } = useSWR([retrieveSessions.path, userId], () =>
    call(retrieveSessions, { query: { userId } }),
  );
  return { sessions: data?.sessions, error: error as Error | undefined, reload: () => void mutate() };
}

export const useEndSession = () => useCall(endSessionCall);
export const useEndOtherSessions = () => useCall(endOtherSessions);
export const useChangePassword = () => useCall(changePassword);
export const useChangeEmail = () => useCall(changeEmail);

/** Deletes the account of the logged-in user; with it every session ends, so the one here, too. */
export const useDeleteAccount = () => useCall(deleteAccount, () => endSession('logout'));

/** Gets all that is kept of the logged-in user. */
export const exportOwnData = (userId: string): Promise<PersonalData> => call(exportData, { query: { userId } });
