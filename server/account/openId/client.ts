import type { FastifyReply, FastifyRequest } from 'fastify';
import * as openId from 'openid-client';
import { email as emailFormat } from '../../../contract/account.ts';
import type { OpenIdRefusal } from '../../../contract/openId.ts';
import type { OpenIdSettings } from '../../config.ts';
import { accountCookie, cookieOf } from '../../http/cookies.ts';
import { sign } from '../../secrets/tokenSecret.ts';
import { normalizeEmail } from '../users.ts';

/** A user's account at a provider. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  /** As ours are kept; empty where the provider does not say, or it can't be the email of one of ours. */
  readonly email: string;
  /** Whether the provider says that the email is this person's. */
  readonly isEmailVerified: boolean;
}

/** A login at a provider, or connecting an account there, is refused. */
export class OpenIdError extends Error {
  override name = 'OpenIdError';
  readonly refusal: OpenIdRefusal;
  /** Whose account it was about, where that is known. */
  readonly userId: string | undefined;

  constructor(refusal: OpenIdRefusal, { userId, cause }: { userId?: string | undefined; cause?: unknown } = {}) {
    super(`A login at an identity provider ended: ${refusal}`, { cause });
    this.refusal = refusal;
    this.userId = userId;
  }
}

/** How long a provider may take for one response, in seconds. */
const TIMEOUT = 5;

/** The longest name of an account that the standard allows, in characters. */
const LONGEST_SUBJECT = 255;

/**
 * Speaks OpenID Connect with one provider, which leads back to `redirectUri`. What the provider says about itself is
 * asked for with the first login and kept; where that fails, the next login asks again. What proves that an answer
 * belongs to a login (state, nonce, PKCE's verifier) is derived from the login's secret, so that no one has to keep it.
 */
export function openIdClient({ clientId, clientSecret, issuer }: OpenIdSettings, redirectUri: string) {
  const server = new URL(issuer);
  const execute = [openId.enableNonRepudiationChecks];
  // Only an address of this machine has no https.
  if (server.protocol === 'http:') execute.push(openId.allowInsecureRequests);
  let discovered: Promise<openId.Configuration> | undefined;

  function discover(): Promise<openId.Configuration> {
    discovered ??= openId
      .discovery(server, clientId, clientSecret, undefined, { timeout: TIMEOUT, execute })
      .catch((error: unknown) => {
        discovered = undefined;
        throw new OpenIdError('unavailable', { cause: error });
      });
    return discovered;
  }

  return {
    /** The provider's page for a login. Throws `OpenIdError`. */
    async loginUrl(secret: string): Promise<string> {
      const url = openId.buildAuthorizationUrl(await discover(), {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state: stateOf(secret),
        nonce: nonceOf(secret),
        code_challenge: await openId.calculatePKCECodeChallenge(verifierOf(secret)),
        code_challenge_method: 'S256',
      });
      return url.href;
    },

    /** For whom the provider vouches, by the query, such as `?code=…`, that a browser came back with. Throws `OpenIdError`. */
    async identify(query: string, secret: string): Promise<Identity> {
      const configuration = await discover();
      try {
        return await identityFor(configuration, new URL(query, redirectUri), secret);
      } catch (error) {
        throw new OpenIdError(refusalOf(error), { cause: error });
      }
    },
  };
}

export type OpenIdClient = ReturnType<typeof openIdClient>;

async function identityFor(configuration: openId.Configuration, url: URL, secret: string): Promise<Identity> {
  const tokens = await openId.authorizationCodeGrant(configuration, url, {
    expectedState: stateOf(secret),
    expectedNonce: nonceOf(secret),
    pkceCodeVerifier: verifierOf(secret),
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims || claims.sub.length > LONGEST_SUBJECT) throw new Error('The ID token has no usable subject.');
  const { iss: issuer, sub: subject } = claims;
  // Salesforce puts the email into the ID token only where its administrator asks for that.
  const isAsked = claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined;
  const facts = isAsked ? await openId.fetchUserInfo(configuration, tokens.access_token, subject) : claims;
  const email = normalizeEmail(typeof facts['email'] === 'string' ? facts['email'] : '');
  const isOurs = emailFormat.safeParse(email).success;
  return { issuer, subject, email: isOurs ? email : '', isEmailVerified: facts['email_verified'] === true };
}

/** What a callback has to repeat of a login. */
export const stateOf = (secret: string) => sign(secret, 'openid-state', '', 'base64url');
const nonceOf = (secret: string) => sign(secret, 'openid-nonce', '', 'base64url');
const verifierOf = (secret: string) => sign(secret, 'openid-verifier', '', 'base64url');

/** Codes of openid-client for a provider that is there, but out of order. */
const outages: readonly unknown[] = ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'];

function refusalOf(error: unknown): OpenIdRefusal {
  if (error instanceof openId.AuthorizationResponseError)
    return error.error === 'access_denied' ? 'cancelled' : 'failed';
  // What fetch throws without a connection.
  if (error instanceof TypeError && error.message === 'fetch failed') return 'unavailable';
  return error instanceof openId.ClientError && outages.includes(error.code) ? 'unavailable' : 'failed';
}

/** How long a user may take at the provider, in milliseconds. */
export const LIFETIME = 10 * 60 * 1000;

/** Keeps the secrets of the logins that a browser has begun, each in a tab of its own. */
const COOKIE = 'certcrest_openid';

/** How many logins a browser may have under way. */
const MOST = 4;

/** The secrets of the logins that a browser has begun. */
export const secretsOf = (request: FastifyRequest): string[] =>
  cookieOf(request, COOKIE)
    .split('.')
    .filter((secret) => /^[\w-]{43}$/.test(secret))
    .slice(-MOST);

/** Sets the cookie, or removes it without secrets. `Lax`, as the callback is reached from another site. */
export function keepSecrets(reply: FastifyReply, publicUrl: string, secrets: readonly string[]): void {
  const options = { maxAge: secrets.length > 0 ? LIFETIME / 1000 : 0, sameSite: 'Lax', publicUrl } as const;
  reply.header('set-cookie', accountCookie(COOKIE, secrets.slice(-MOST).join('.'), options));
}
