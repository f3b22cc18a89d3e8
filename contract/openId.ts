import * as z from 'zod/mini';
import { currentPassword, session, wrongCredentials } from './account.ts';
import { passwordRefusals } from './credentials.ts';
import { defineEndpoint } from './endpoint.ts';
import { idProvider, type IdProvider } from './idProviders.ts';
import { id, message } from './scalars.ts';

/** Path below the API's base that leads to a provider's login. With `?next=` it leads back to a page of ours. */
export const startPath = (provider: IdProvider): string => `/authComponent/openId/${provider}/start`;

/** Path below the API's base that a provider leads back to. */
export const callbackPath = (provider: IdProvider): string => `/authComponent/openId/${provider}/callback`;

/** Why a login at a provider failed, as sentences with the provider's name. */
export const openIdRefusals = {
  cancelled: (name: string) => `${name} did not log you in. Try again, or take another way.`,
  expired: (name: string) => `The login with ${name} took too long, or was begun in another browser. Please try again.`,
  unavailable: (name: string) => `${name} cannot be reached right now. Please try again later, or take another way.`,
  failed: (name: string) => `What ${name} sent could not be used. Please try again.`,
  emailTaken: (name: string) =>
    `There is already an account with this email. Log in with your password and connect ${name} in Account settings.`,
  emailUnverified: (name: string) => `${name} has not confirmed your email, so that no account can be opened with it.`,
  locked: () => wrongCredentials[1],
  connectedElsewhere: (name: string) => `This ${name} account is connected to another account of CertCrest.`,
  connectedAlready: (name: string) => `Another ${name} account is connected already. Disconnect it first.`,
  tooOften: () => 'Too many tries. Please try again in a few minutes.',
};
export type OpenIdRefusal = keyof typeof openIdRefusals;

/**
 * What the address of the login page or the account page says after a way to a provider and back: by which, and why in
 * vain. Without `refused` the login page asks for the session, and the account has been connected.
 */
export const openIdReturn = z.object({
  by: idProvider,
  refused: z.optional(z.enum(Object.keys(openIdRefusals) as OpenIdRefusal[])), // the keys above
});
export type OpenIdReturn = z.output<typeof openIdReturn>;

/** Opens the session of the user whom a provider has just authenticated in this browser, which a cookie proves; once. */
export const finishLogin = defineEndpoint({
  method: 'POST',
  path: '/authComponent/finishLogin/',
  response: session,
  refusals: {
    loginExpired: [400, 'This login took too long or was already used. Please try again.'],
    wrongCredentials,
  },
});

/** An account at a provider that is a way into an account of ours. */
export const connection = z.object({
  provider: idProvider,
  /** The email of that account when it was connected; empty where the provider did not say. */
  email: z.string(),
  connectedAt: z.iso.datetime(),
});
export type Connection = z.output<typeof connection>;

/** The caller's ways in: whether there is a password, and the connected accounts. */
export const retrieveConnections = defineEndpoint({
  method: 'GET',
  path: '/authComponent/retrieveConnections/',
  query: z.object({ userId: id }),
  response: z.object({ hasPassword: z.boolean(), connections: z.array(connection) }),
});

/** Begins to connect an account at a provider: `url` is the page there that the browser goes to. */
export const connectProvider = defineEndpoint({
  method: 'POST',
  path: '/authComponent/connectProvider/',
  body: z.object({ userId: id, provider: idProvider, password: currentPassword }),
  response: z.object({ url: z.string() }),
  refusals: {
    ...passwordRefusals,
    connectedAlready: [409, 'An account of this kind is already connected. Disconnect it first.'],
    identityProviderDown: [503, 'The other site cannot be reached right now. Please try again later.'],
  },
});

/** Disconnects an account at a provider. The response is the same where none is connected. */
export const disconnectProvider = defineEndpoint({
  method: 'POST',
  path: '/authComponent/disconnectProvider/',
  body: z.object({ userId: id, provider: idProvider }),
  response: message,
  refusals: {
    onlyWayIn: [409, 'This is the only way into your account. Set a password first.'],
  },
});
