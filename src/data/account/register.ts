import { register } from '../../../contract/account.ts';
import { openSession } from '../session/session.ts';
import { useCall } from '../useMutation.ts';

/** Opens an account; its first session is open when the run resolves. */
export const useRegister = () => useCall(register, openSession);
