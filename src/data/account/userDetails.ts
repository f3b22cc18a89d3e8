import useSWR from 'swr';
import { retrieveUserDetails } from '../../../contract/profile.ts';
import { call } from '../client.ts';

/** Cache key of a user's profile. */
const userDetailsKey = (userId: string) => [retrieveUserDetails.path, userId] as const;

/** The profile of the logged-in user. It is read again each time it is shown: an attempt may have come since. */
export function useUserDetails(userId: string) {
  const { data, error, isLoading, mutate } = useSWR(userDetailsKey(userId), () =>
    call(retrieveUserDetails, { query: { userId } }),
  );
  return { details: data, error: error as Error | undefined, isLoading, retry: () => void mutate() };
}
