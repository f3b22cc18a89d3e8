import { changePassword } from '../../../contract/credentials.ts';
import { isRefusal } from '../../data/ApiError.ts';

/** Where a form says why it was refused: a wrong password at its field. */
export const passwordRefusal = (error: Error | undefined) =>
  error && isRefusal(error, changePassword.refusals.wrongPassword)
    ? { refused: { name: 'password' as const, message: error.message } }
    : { error: error?.message };
