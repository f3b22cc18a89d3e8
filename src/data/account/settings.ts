import { confirmEmail } from '../../../contract/credentials.ts';
import { deleteAccount, exportData, type PersonalData } from '../../../contract/personalData.ts';
import { retrieveSessions } from '../../../contract/sessions.ts';
import { call } from '../client.ts';
import { forgetUser } from '../device.ts';
import { endSession, renameUser } from '../session/session.ts';
import { useCall } from '../useMutation.ts';
import { useRead } from '../useRead.ts';

/** The open sessions of the logged-in user. */
export const useSessions = (userId: string) =>
  useRead([retrieveSessions.path, userId], () => call(retrieveSessions, { query: { userId } }));

/** Changes the email with the token of a mail's link; a browser that is logged in goes on under the new one. */
export const useConfirmEmail = () => useCall(confirmEmail, renameUser);

/** Deletes the account of this user, who is logged in; with it every session ends and all that this device keeps of them. */
export const useDeleteAccount = (userId: string) =>
  useCall(deleteAccount, () => {
    endSession('logout');
    void forgetUser(userId);
  });

/** Gets all that is kept of the logged-in user. */
export const exportOwnData = (userId: string): Promise<PersonalData> => call(exportData, { query: { userId } });
