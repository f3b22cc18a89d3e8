import { type Reply, refusal } from './replies.ts';
import { type DoubleRequest } from './rules.ts';

/** The id and the secret that the double knows. */
export const credentials = { clientId: 'client-1', clientSecret: 'client-s3cret' };

/** Issues tokens and recognizes them. */
export interface Tokens {
  /** Replies to a request for a token. */
  readonly grant: (request: DoubleRequest) => Reply;
  /** The refusal of a request whose token is not valid. */
  readonly check: (request: DoubleRequest) => Reply | undefined;
  /** Makes all issued tokens invalid. */
  readonly expire: () => void;
}

/** How long a token is valid, in seconds. */
export const TOKEN_LIFETIME = 32_400;

/** Issues tokens. Calls `onMisuse` for requests that violate the rules, not for wrong credentials or old tokens. */
export function tokens(onMisuse: (violation: string) => void): Tokens {
  const issued = new Set<string>();
  const valid = new Set<string>();
  const basic = `Basic ${Buffer.from(Object.values(credentials).join(':')).toString('base64')}`;

  return {
    grant: ({ headers, text }) => {
      const { authorization = '' } = headers;
      if (!String(authorization).startsWith('Basic ')) onMisuse('tokens: Authorization takes Basic');
      if (headers['content-type'] !== 'application/x-www-form-urlencoded')
        onMisuse('tokens: Content-Type takes a form');
      if (text !== 'grant_type=client_credentials') onMisuse('tokens: grant_type takes client_credentials alone');
      if (authorization !== basic) {
        const error_description = 'Client Authentication failed';
        return { status: 401, body: { error: 'invalid_client', error_description } };
      }
      const access_token = `A21AA-token-${issued.size + 1}`;
      issued.add(access_token);
      valid.add(access_token);
      return { status: 200, body: { scope: '', access_token, token_type: 'Bearer', expires_in: TOKEN_LIFETIME } };
    },
    check: ({ method, path, headers }) => {
      const token = String(headers.authorization).replace(/^Bearer /, '');
      if (!issued.has(token)) onMisuse(`${method} ${path}: Authorization takes Bearer and a token`);
      return valid.has(token) ? undefined : refusal(401, 'AUTHENTICATION_FAILURE');
    },
    expire: () => valid.clear(),
  };
}
