import { confirmResetPassword } from '../../../contract/account.ts';
import { endSession } from '../session/session.ts';
import { useCall } from '../useMutation.ts';

/** Sets a new password with the token of the mail's link. It ends every session of the user, so the one here, too. */
export const useConfirmResetPassword = () => useCall(confirmResetPassword, () => endSession('logout'));
