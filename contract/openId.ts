import * as z from 'zod/mini';
import { currentPassword, login, session } from './account.ts';
import { noPassword, wrongPassword } from './credentials.ts';
import { defineEndpoint } from './endpoint.ts';
import { idProvider, type IdProvider } from './idProviders.ts';
import { id, message } from './scalars.ts';

/** Path below the API's base that leads to a provider's login. With `?next=` it leads back to a page of ours. */
export const startPath = (provider: IdProvider): string => `/authComponent/openId/${provider}/start`;

/** Path below the API's base that a provider leads back to. */
export const callbackPath = (provider: IdProvider): string => `/authComponent/openId/${provider}/callback`;

/** Why a login at a provider failed. */
const openIdRefusal = z.enum([
  'cancelled',
  'expired',
  'unavailable',
  'failed',
  'emailTaken',
  'emailUnverified',
  'locked',
  'connectedElsewhere',
  'connectedAlready',
  'tooOften',
]);
export type OpenIdRefusal = z.output<typeof openIdRefusal>;

/** The same as sentences with the provider's name. */
export const openIdRefusals: Readonly<Record<OpenIdRefusal, (name: string) => string>> = {
  cancelled: (name) => `${name} did not log you in. Try again, or take another way.`,
  expired: (name) => `The login with ${name} took too long, or was begun in another browser. Please try again.`,
  unavailable: (name) => `${name} cannot be reached right now. Please try again later, or take another way.`,
  failed: (name) => `What ${name} sent could not be used. Please try again.`,
  emailTaken: (name) =>
    `There is already an account with this email. Log in with your password and connect ${name} in Account settings.`,
  emailUnverified: (name) => `${name} has not confirmed your email, so that no account can be opened with it.`,
  locked: () => login.refusals.wrongCredentials.error,
  connectedElsewhere: (name) => `This ${name} account is connected to another account of CertCrest.`,
  connectedAlready: (name) => `Another ${name} account is connected already. Disconnect it first.`,
  tooOften: () => 'Too many tries. Please try again in a few minutes.',
};

/**
 * What the address of the login page or the account page says after a way to a provider and back: by which, and why in
 * vain. Without `refused` the login page asks for the session, and the account has been connected.
 */
export const openIdReturn = z.object({
  by: idProvider,
  refused: z.optional(openIdRefusal),
});
export type OpenIdReturn = z.output<typeof openIdReturn>;

/** Opens the session of the user whom a provider has just authenticated in this browser, which a cookie proves; once. */
export const finishLogin = defineEndpoint({
  method: 'POST',
  path: '/authComponent/finishLogin/',
  summary: 'Open the session after a login at an identity provider',
  response: session,
  refusals: {
    loginExpired: {
      status: 400,
      code: 'loginExpired',
      error: 'This login took too long or was already used. Please try again.',
    },
    wrongCredentials: login.refusals.wrongCredentials,
  },
});

/** An account at a provider that is a way into an account of ours. */
export const connection = z.object({
  provider: idProvider,
  /** The email of that account when it was connected; empty where the provider did not say. */
  email: z.string(),
  /** ISO 8601 in UTC. */
  connectedAt: z.iso.datetime(),
});
export type Connection = z.output<typeof connection>;

/** The caller's ways in: whether there is a password, and the connected accounts. */
export const retrieveConnections = defineEndpoint({
  method: 'GET',
  path: '/authComponent/retrieveConnections/',
  summary: "List the accounts that are connected to the caller's",
  query: z.object({ userId: id }),
  response: z.object({ hasPassword: z.boolean(), connections: z.array(connection) }),
  refusals: {},
});

/** Begins to connect an account at a provider: `url` is the page there that the browser goes to. */
export const connectProvider = defineEndpoint({
  method: 'POST',
  path: '/authComponent/connectProvider/',
  summary: 'Begin to connect an account at an identity provider',
  body: z.object({ userId: id, provider: idProvider, password: currentPassword }),
  response: z.object({ url: z.string() }),
  refusals: {
    wrongPassword,
    noPassword,
    connectedAlready: {
      status: 409,
      code: 'connectedAlready',
      error: 'An account of this kind is already connected. Disconnect it first.',
    },
    identityProviderDown: {
      status: 503,
      code: 'identityProviderDown',
      error: 'The other site cannot be reached right now. Please try again later.',
    },
  },
});

/** Disconnects an account at a provider. The response is the same where none is connected. */
export const disconnectProvider = defineEndpoint({
  method: 'POST',
  path: '/authComponent/disconnectProvider/',
  summary: 'Disconnect an account at an identity provider',
  body: z.object({ userId: id, provider: idProvider }),
  response: message,
  refusals: {
    onlyWayIn: {
      status: 409,
      code: 'onlyWayIn',
      error: 'This is the only way into your account. Set a password first.',
    },
  },
});
