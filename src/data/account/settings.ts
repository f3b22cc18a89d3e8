import { changeEmail, changePassword } from '../../../contract/credentials.ts';
import { deleteAccount, exportData, type PersonalData } from '../../../contract/personalData.ts';
import { endOtherSessions, endSession as endSessionCall, retrieveSessions } from '../../../contract/sessions.ts';
import { call } from '../client.ts';
import { endSession } from '../session/session.ts';
import { useCall } from '../useMutation.ts';
import { useRead } from '../useRead.ts';

/** The open sessions of the logged-in user. */
export const useSessions = (userId: string) =>
  useRead([retrieveSessions.path, userId], () => call(retrieveSessions, { query: { userId } }));

export const useEndSession = () => useCall(endSessionCall);
export const useEndOtherSessions = () => useCall(endOtherSessions);
export const useChangePassword = () => useCall(changePassword);
export const useChangeEmail = () => useCall(changeEmail);

/** Deletes the account of the logged-in user; with it every session ends, so the one here, too. */
export const useDeleteAccount = () => useCall(deleteAccount, () => endSession('logout'));

/** Gets all that is kept of the logged-in user. */
export const exportOwnData = (userId: string): Promise<PersonalData> => call(exportData, { query: { userId } });
