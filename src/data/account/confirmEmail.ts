import useSWR from 'swr';
import { confirmEmail } from '../../../contract/credentials.ts';
import { call } from '../client.ts';
import { renameUser } from '../session/session.ts';

/**
 * Changes the email with the token of a mail's link, once per page; a browser that is logged in to the account goes on
 * under the new one.
 */
export function useConfirmEmail(token: string) {
  const { data, error } = useSWR(
    [confirmEmail.path, token],
    async () => {
      const changed = await call(confirmEmail, { body: { token } });
      renameUser(changed);
      return changed;
    },
    // A link works once: to try again would only fail.
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false, shouldRetryOnError: false },
  );
  return { changed: data, error: error as Error | undefined };
}
