import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { Session } from '../../contract/account.ts';
import * as contract from '../../contract/passkeys.ts';
import { bearer, password, post } from './accounts.ts';
import { type Faults, type SoftwareAuthenticator, softwareAuthenticator } from './authenticator.ts';

type Headers = Readonly<Record<string, string>>;

/** Asks for what a browser needs to create a passkey of a user. */
export async function startAdding(app: FastifyInstance, user: Session): Promise<contract.CreationOptions> {
  const reply = await post(app, contract.startPasskey, { userId: user.userId, password }, bearer(user));
  expect(reply.statusCode, reply.body).toBe(200);
  return contract.startPasskey.response.parse(reply.json());
}

/** Sends a passkey that a browser has created. */
export const sendCreated = (
  app: FastifyInstance,
  user: Session,
  credential: contract.CreatedCredential,
  headers: Headers = {},
): Promise<LightMyRequestResponse> =>
  post(app, contract.addPasskey, { userId: user.userId, credential }, { ...bearer(user), ...headers });

/** Adds a passkey to a user's account, and returns the authenticator that has it. */
export async function addedPasskey(
  app: FastifyInstance,
  user: Session,
  headers: Headers = {},
): Promise<SoftwareAuthenticator> {
  const authenticator = softwareAuthenticator();
  const reply = await sendCreated(app, user, authenticator.create(await startAdding(app, user)), headers);
  expect(reply.statusCode, reply.body).toBe(200);
  return authenticator;
}

/** Asks for what a browser needs to log in. */
export async function startLogin(app: FastifyInstance): Promise<contract.RequestOptions> {
  const reply = await post(app, contract.startPasskeyLogin, {});
  return contract.startPasskeyLogin.response.parse(reply.json());
}

/** Logs in with the passkey of an authenticator. */
export async function logInWith(
  app: FastifyInstance,
  authenticator: SoftwareAuthenticator,
  faults: Faults = {},
  headers: Headers = {},
): Promise<LightMyRequestResponse> {
  const credential = authenticator.get(await startLogin(app), faults);
  return post(app, contract.logInWithPasskey, { credential }, headers);
}
