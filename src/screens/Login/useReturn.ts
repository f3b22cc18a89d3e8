import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { useFinishLogin } from '../../data/account/openId.ts';
import { refusalText, useOpenIdReturn } from '../../flows/useOpenIdReturn.ts';

/** Opens the session of a user who comes back from a provider; says whether that is going on, and why it failed. */
export function useReturn(): { isLoading: boolean; refusal: string | undefined } {
  const returned = useOpenIdReturn();
  const isVouchedFor = returned !== undefined && returned.refused === undefined;
  const { isLoading, error } = useFinishLogin(isVouchedFor, () => showToast('Login successful!', 'success'));
  return { isLoading, refusal: refusalText(returned) ?? error?.message };
}
