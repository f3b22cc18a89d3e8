import { confirmEmail } from '../../../contract/credentials.ts';
import { renameUser } from '../session/session.ts';
import { useCall } from '../useMutation.ts';

/**
 * Changes the email with the token of a mail's link; a browser that is logged in to the account goes on under the new
 * one.
 */
export const useConfirmEmail = () => useCall(confirmEmail, renameUser);
