/** What a user sees and changes of their own account. */
import { connectProvider, retrieveConnections } from '../../../contract/openId.ts';
import { addPasskey, retrievePasskeys, startPasskey } from '../../../contract/passkeys.ts';
import { deleteAccount, exportData, type PersonalData } from '../../../contract/personalData.ts';
import { retrieveSessions } from '../../../contract/sessions.ts';
import { call } from '../client.ts';
import { forgetUser } from '../device.ts';
import { endSession } from '../session/session.ts';
import { useCall, useMutation } from '../useMutation.ts';
import { useRead } from '../useRead.ts';
import { createPasskey, type PasskeyOutcome } from './webAuthn.ts';

/** The open sessions of the logged-in user. */
export const useSessions = (userId: string) =>
  useRead([retrieveSessions.path, userId], () => call(retrieveSessions, { query: { userId } }));

/** The ways into the logged-in user's account: whether there is a password, and the connected accounts. */
export const useConnections = (userId: string) =>
  useRead([retrieveConnections.path, userId], () => call(retrieveConnections, { query: { userId } }));

/** Begins to connect an account; the page is on its way to the provider when the run resolves with an address. */
export const useConnectProvider = () => useCall(connectProvider, ({ url }) => location.assign(url));

/** The passkeys of the logged-in user. */
export const usePasskeys = (userId: string) =>
  useRead([retrievePasskeys.path, userId], () => call(retrievePasskeys, { query: { userId } }));

/** Adds a passkey of this browser to the account of the logged-in user, who gives the current password. */
export const useAddPasskey = (userId: string) =>
  useMutation(addPasskey.path, async (password: string): Promise<PasskeyOutcome> => {
    const credential = await createPasskey(await call(startPasskey, { body: { userId, password } }));
    if (!credential) return 'cancelled';
    await call(addPasskey, { body: { userId, credential } });
    return 'done';
  });

/** Deletes the account of this user, who is logged in; with it every session ends and all that this device keeps of them. */
export const useDeleteAccount = (userId: string) =>
  useCall(deleteAccount, () => {
    endSession('logout');
    void forgetUser(userId);
  });

/** Gets all that is kept of the logged-in user. */
export const exportOwnData = (userId: string): Promise<PersonalData> => call(exportData, { query: { userId } });
