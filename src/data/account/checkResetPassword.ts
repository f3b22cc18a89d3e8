import useSWR from 'swr';
import { checkResetPassword } from '../../../contract/account.ts';
import { ApiError } from '../ApiError.ts';
import { call } from '../client.ts';

const { linkUsedOrExpired } = checkResetPassword.refusals;

/**
 * Whether the link of a mail can be used, and why not. Where that can't be found out, such as after too many looks, it
 * is taken as one that can: setting the password shows it.
 */
export function useCheckResetPassword(token: string): { isChecking: boolean; refusal: string | undefined } {
  const { data, error } = useSWR([checkResetPassword.path, token], () => call(checkResetPassword, { body: { token } }));
  const isRefused = error instanceof ApiError && error.status === linkUsedOrExpired.status;
  return { isChecking: !data && !error, refusal: isRefused ? error.message : undefined };
}
