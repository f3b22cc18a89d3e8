import { checkResetPassword, confirmResetPassword } from '../../../contract/account.ts';
import { isRefusal } from '../ApiError.ts';
import { call } from '../client.ts';
import { endSession } from '../session/session.ts';
import { useCall } from '../useMutation.ts';
import { useRead } from '../useRead.ts';

const { linkUsedOrExpired } = checkResetPassword.refusals;

/**
 * Whether the link of a mail can be used; the error says why not. Where that is unknown, such as after too many checks, it
 * counts as one that can: setting the password finds out.
 */
export const useCheckResetPassword = (token: string) =>
  useRead([checkResetPassword.path, token], async () => {
    try {
      await call(checkResetPassword, { body: { token } });
    } catch (error) {
      if (isRefusal(error, linkUsedOrExpired)) throw error;
    }
    return true;
  });

/** Sets a new password with the token of the mail's link. It ends every session of the user, so the one here, too. */
export const useConfirmResetPassword = () => useCall(confirmResetPassword, () => endSession('logout'));
