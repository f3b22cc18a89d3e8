import { retrieveUserDetails } from '../../../contract/profile.ts';
import { call } from '../client.ts';
import { useRead } from '../useRead.ts';

/** The profile of the logged-in user; nothing while `userId` is undefined. It is read again each time it is shown: an attempt may have come since. */
export const useUserDetails = (userId: string | undefined) =>
  useRead(userId === undefined ? null : [retrieveUserDetails.path, userId], () =>
    call(retrieveUserDetails, { query: { userId: userId ?? '' } }),
  );
