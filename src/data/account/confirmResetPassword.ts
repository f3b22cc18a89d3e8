import { confirmResetPassword } from '../../../contract/account.ts';
import { useCall } from '../useCall.ts';

/** Sets a new password with the token of the mail's link. */
export const useConfirmResetPassword = () => useCall(confirmResetPassword);
