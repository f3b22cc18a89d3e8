import * as z from 'zod/mini';
import * as account from './account.ts';
import { defineEndpoint } from './endpoint.ts';
import { id, message } from './scalars.ts';

/** The refusals of a call that asks for the current password once more. */
export const passwordRefusals = {
  wrongPassword: [403, 'The current password is wrong.'],
  noPassword: [403, 'Your account has no password yet. Set one first, with a link we email you.'],
} as const;

/** Sets a new password. Ends every other session of the caller. */
export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/authComponent/changePassword/',
  body: z.object({ userId: id, password: account.currentPassword, newPassword: account.newPassword }),
  response: message,
  refusals: { ...passwordRefusals, commonPassword: account.commonPassword },
});

/**
 * Mails a link to a new address, and a notice to the old one. The email changes when the link is opened. The response is
 * the same where someone else has the address.
 */
export const changeEmail = defineEndpoint({
  method: 'POST',
  path: '/authComponent/changeEmail/',
  body: z.object({ userId: id, password: account.currentPassword, email: account.email }),
  response: message,
  refusals: {
    ...passwordRefusals,
    sameEmail: [400, 'This is already your account’s email.'],
  },
});

/** Changes the email with the token of the mail's link, once and within the hour; also for a user who is logged out. */
export const confirmEmail = defineEndpoint({
  method: 'POST',
  path: '/authComponent/confirmEmail/',
  body: z.object({ token: account.mailedToken }),
  /** `userId` and `email` are the account's, for a browser that is logged in to it. */
  response: z.object({ message: z.string(), userId: id, email: z.string(), userName: z.string() }),
  refusals: { linkUsedOrExpired: account.linkUsedOrExpired, emailTaken: account.emailTaken },
});
