import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import * as z from 'zod/mini';
import { currentPassword, session } from './account.ts';
import { passwordRefusals } from './credentials.ts';
import { defineEndpoint } from './endpoint.ts';
import { id, message } from './scalars.ts';

/** How many passkeys a user can have. */
export const MOST_PASSKEYS = 20;

/** Bytes in base64url, as WebAuthn's JSON has them; `max` counts characters. */
const bytes = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[\w-]+$/));

/** The id of a credential: at most 1023 bytes. */
const credentialId = bytes(1364);

// An enum of one word: every page loads the code of enums, and no other needs that of literals.
const publicKey = z.enum(['public-key']);

/** A passkey of a user, as its owner recognizes it. */
const ownPasskey = z.object({
  id,
  /** What its authenticator calls it. */
  credentialId: z.optional(z.string()),
  /** The browser and system that it was added on, with a number where there are several of that name. */
  name: z.string(),
  addedAt: z.iso.datetime(),
  /** When it last logged in; null where it never has. */
  usedAt: z.nullable(z.iso.datetime()),
});
export type OwnPasskey = z.output<typeof ownPasskey>;

/** The refusal of an answer to a challenge that was answered before, has expired, or was given to someone else. */
const challengeOver = [400, 'That took too long. Please try again.'] as const;

const tooManyPasskeys = [
  409,
  `You have ${MOST_PASSKEYS} passkeys, which is the limit. Please remove one first.`,
] as const;

/** What a browser needs to create a passkey, and to ask for one, as its own interface takes it. */
export type CreationOptions = PublicKeyCredentialCreationOptionsJSON;
export type RequestOptions = PublicKeyCredentialRequestOptionsJSON;

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** What a browser answers with (WebAuthn's RegistrationResponseJSON), as far as it is read. */
const createdCredential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKey,
  response: z.object({ clientDataJSON: bytes(4000), attestationObject: bytes(8000) }),
});
export type CreatedCredential = z.output<typeof createdCredential>;

/** What a browser answers with (WebAuthn's AuthenticationResponseJSON), as far as it is read. */
const assertedCredential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKey,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(2000),
    signature: bytes(2000),
    /** Whose passkey it is; always there, as no passkey was asked for by its id. */
    userHandle: bytes(100),
  }),
});
export type AssertedCredential = z.output<typeof assertedCredential>;

/** List the caller's passkeys. */
export const retrievePasskeys = defineEndpoint({
  method: 'GET',
  path: '/authComponent/retrievePasskeys/',
  query: z.object({ userId: id }),
  response: z.object({ passkeys: z.array(ownPasskey) }),
});

/** Asks to add a passkey: with the current password, and for five minutes. */
export const startPasskey = defineEndpoint({
  method: 'POST',
  path: '/authComponent/startPasskey/',
  body: z.object({ userId: id, password: currentPassword }),
  response: z.custom<CreationOptions>(isObject),
  refusals: { ...passwordRefusals, tooManyPasskeys },
});

/** Adds the passkey that the browser has created. Its owner gets a mail. */
export const addPasskey = defineEndpoint({
  method: 'POST',
  path: '/authComponent/addPasskey/',
  body: z.object({ userId: id, credential: createdCredential }),
  response: message,
  refusals: {
    challengeOver,
    passkeyUnusable: [400, 'This passkey cannot be used here. Please try another one.'],
    passkeyKnown: [409, 'This passkey has already been added.'],
    tooManyPasskeys,
  },
});

/** Removes one of the caller's passkeys. The response is the same where it is gone already, or is not the caller's. */
export const removePasskey = defineEndpoint({
  method: 'POST',
  path: '/authComponent/removePasskey/',
  body: z.object({ userId: id, passkeyId: id }),
  response: message,
});

/** Asks to log in with a passkey, within five minutes. Which one is the visitor's choice. */
export const startPasskeyLogin = defineEndpoint({
  method: 'POST',
  path: '/authComponent/startPasskeyLogin/',
  body: z.object({}),
  response: z.custom<RequestOptions>(isObject),
});

/** Opens a session, as a login with a password does. */
export const logInWithPasskey = defineEndpoint({
  method: 'POST',
  path: '/authComponent/passkeyLogin/',
  body: z.object({ credential: assertedCredential }),
  response: session,
  refusals: {
    challengeOver,
    passkeyRefused: [401, 'This passkey does not log in here. Please use your password.'],
  },
});
