import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import Provider, { type AdapterFactory, type AdapterPayload } from 'oidc-provider';
import { type IdProvider, idProvider } from '../../../contract/idProviders.ts';
import { callbackPath } from '../../../contract/openId.ts';
import type { OpenIdSettings } from '../../../server/config.ts';

/** What the provider says about someone. */
interface Person {
  readonly email?: string;
  readonly email_verified?: boolean;
}

/** Claims that replace those of an ID token, or remove them where they are undefined; of any type. */
type Lies = Readonly<Record<string, unknown>>;

/** A provider of OpenID Connect on this machine, by the library that is certified for it. */
export type TestProvider = Awaited<ReturnType<typeof startProvider>>;

const ALGORITHM = 'RS256';

/** How long anything of it is valid, in seconds. */
const TTL = 600;

/** Starts a provider that leads back to the site at `publicUrl`. The caller closes it. */
export async function startProvider(publicUrl: string) {
  const server = createServer((request, response) => void serve(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const settings = { clientId: 'certcrest', clientSecret: 'a-secret-of-the-test-provider', issuer };
  const people = new Map<string, Person>();
  keys ??= Promise.all([newKeys(), newKeys()]);
  const [own, foreign] = await keys;
  let lies: { readonly changes: Lies; readonly forged: boolean } | undefined;

  const provider = new Provider(issuer, {
    adapter: quietAdapter(),
    clients: [
      {
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        redirect_uris: idProvider.options.map((name: IdProvider) => `${publicUrl}/api${callbackPath(name)}`),
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(own.privateKey)), alg: ALGORITHM, use: 'sig', kid: 'own' }] },
    cookies: { keys: ['a key of the test provider'] },
    ttl: { Interaction: TTL, Session: TTL, Grant: TTL, AuthorizationCode: TTL, AccessToken: TTL, IdToken: TTL },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    // As Google does it.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ sub, ...(people.get(sub) ?? { email: sub, email_verified: true }) }),
    }),
    // No one is asked whether the site may know them.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (context, next) => {
    await next();
    const body: unknown = context.body;
    if (!lies || typeof body !== 'object' || body === null || !('id_token' in body)) return;
    const claims: Lies = { ...decodeJwt(String(body.id_token)), ...lies.changes };
    const { privateKey } = lies.forged ? foreign : own;
    const token = new SignJWT(claims as JWTPayload).setProtectedHeader({ alg: ALGORITHM, kid: 'own' });
    context.body = { ...body, id_token: await token.sign(privateKey) };
  });
  const toProvider = provider.callback();

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!request.url?.startsWith('/interaction/')) return void toProvider(request, response);
    if (request.method === 'GET') return void response.setHeader('content-type', 'text/html').end(loginPage);
    const form = new URLSearchParams(await text(request));
    const result = form.has('cancel')
      ? { error: 'access_denied', error_description: 'Cancelled.' }
      : { login: { accountId: form.get('account') ?? '' } };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }

  return {
    settings: settings satisfies OpenIdSettings,
    /** What it says about accounts; one that is missing has its name for its verified email. */
    people,
    /** Changes the claims of every ID token from now on, and signs them again. With `forged`, by a key of someone else. */
    lie: (changes: Lies, forged = false): void => void (lies = { changes, forged }),
    /** Closes every connection and takes no more, until it is opened again. */
    close: () => {
      server.close();
      server.closeAllConnections();
    },
    reopen: async () => {
      await once(server.listen(Number(new URL(issuer).port), '127.0.0.1'), 'listening');
    },
  };
}

/** The keys of every provider of this process, as making them takes long: its own, and those of someone else. */
let keys: Promise<[Keys, Keys]> | undefined;
type Keys = Awaited<ReturnType<typeof newKeys>>;

/** Keeps what a provider has to remember in memory, without its warning that this is for tests alone. */
function quietAdapter(): AdapterFactory {
  const kept = new Map<string, AdapterPayload>();
  return (model) => {
    const keyOf = (id: string) => `${model} ${id}`;
    return {
      upsert: async (id, payload) => void kept.set(keyOf(id), payload),
      find: async (id) => kept.get(keyOf(id)),
      findByUid: async (uid) => [...kept.values()].find((one) => one.uid === uid),
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const payload = kept.get(keyOf(id));
        if (payload) payload.consumed = true;
      },
      destroy: async (id) => void kept.delete(keyOf(id)),
      revokeByGrantId: async (grantId) => {
        for (const [key, { grantId: id }] of kept) if (id === grantId) kept.delete(key);
      },
    };
  };
}

const newKeys = () => generateKeyPair(ALGORITHM, { extractable: true });

const loginPage = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Test provider</title></head>
<body><main><h1>Test provider</h1>
<form method="post">
<label>Account <input name="account" required></label>
<button>Continue</button>
<button name="cancel" value="yes" formnovalidate>Cancel</button>
</form></main></body>
</html>
`;
