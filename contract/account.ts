import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, message } from './scalars.ts';

const tooLongEmail = 'Invalid email format';
const tooLongPassword = 'Password must be at most 128 characters';
// Neither spaces nor what can't be seen, such as marks that turn the direction of writing.
const emailFormat = /^[^\s\p{C}@]+@[^\s\p{C}@]+\.[^\s\p{C}@]+$/u;

const isEmail = [
  // Ends the check: the time that the format takes grows with the square of the length.
  z.maxLength(254, { error: tooLongEmail, abort: true }),
  z.regex(emailFormat, 'Invalid email format'),
];

/** An address as sign-up takes it (docs/product.md 6.1). */
export const email = z.string().check(z.minLength(1, 'Email is required'), ...isEmail);

/** A new password (docs/product.md 6.1); at most 128 characters, so that hashing stays bounded. */
export const newPassword = z
  .string()
  .check(
    z.minLength(1, 'Password is required'),
    z.minLength(8, 'Password must be at least 8 characters'),
    z.maxLength(128, tooLongPassword),
    z.regex(/\p{L}/u, 'Password must contain at least one letter'),
    z.regex(/\d/, 'Password must contain at least one number'),
  );

/** A password that is asked for to prove who calls, so that an old one is never refused by a newer rule. */
export const currentPassword = z
  .string()
  .check(z.minLength(1, 'Password is required'), z.maxLength(128, tooLongPassword));

/** The refusal of a new password that attackers try first: one of the 10,000 most common ones, in any case. */
export const commonPassword = [
  400,
  'Too many people use this password. Three or four unrelated words and a number are safer.',
] as const;

export const emailTaken = [409, 'There is already an account with this email.'] as const;

export const wrongCredentials = [401, 'Invalid credentials, please try again.'] as const;

/** What login asks for: only that both are given, so that an old password is never refused by a newer rule. */
export const credentials = z.object({
  email: z.string().check(z.minLength(1, 'Email is required'), z.maxLength(254, tooLongEmail)),
  password: currentPassword,
});

/** A session as login and registration open it. */
export const session = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  userName: z.string(),
  email: z.string(),
  userId: id,
});
export type Session = z.output<typeof session>;

/** Opens an account and its first session. */
export const register = defineEndpoint({
  method: 'POST',
  path: '/authComponent/register/',
  body: z.object({ email, password: newPassword }),
  response: session,
  unusable: 'Invalid data, please try again.',
  refusals: { commonPassword, emailTaken },
});

/** Opens a session. */
export const login = defineEndpoint({
  method: 'POST',
  path: '/authComponent/login/',
  body: credentials,
  response: session,
  unusable: 'Invalid credentials, please try again.',
  refusals: { wrongCredentials },
});

/** What asking for a reset takes: what sign-up takes, with words of its own for no address (docs/product.md 6.3). */
export const resetRequest = z.object({
  email: z.string().check(z.trim(), z.minLength(1, 'Email is required!'), ...isEmail),
});

/** Asks for a mail with a link to set a new password; the response is the same whether or not the address is known. */
export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/authComponent/resetPassword/',
  body: resetRequest,
  // Every server sends `success` here, not `message` (docs/product.md 7.2).
  response: z.object({ success: z.string() }),
  unusable: 'Error sending password reset email.',
});

export const mailedToken = z.string().check(z.minLength(1), z.maxLength(200));

/** The refusal of such a token. */
export const linkUsedOrExpired = [400, 'This link has been used or has expired. Please ask for a new one.'] as const;

/** Says whether the token of the mail's link can still be used, before anyone types a password. It uses nothing up. */
export const checkResetPassword = defineEndpoint({
  method: 'POST',
  path: '/authComponent/checkResetPassword/',
  body: z.object({ token: mailedToken }),
  response: message,
  refusals: { linkUsedOrExpired },
});

/** Sets a new password with the token of the mail's link, once and within the hour. */
export const confirmResetPassword = defineEndpoint({
  method: 'POST',
  path: '/authComponent/confirmResetPassword/',
  body: z.object({ token: mailedToken, password: newPassword }),
  response: message,
  refusals: { linkUsedOrExpired, commonPassword },
});
