import { resetPassword } from '../../../contract/account.ts';
import { useCall } from '../useMutation.ts';

/** Asks for a mail with a link to set a new password. */
export const useResetPassword = () => useCall(resetPassword);
