import { expect } from 'vitest';
import type { ZodMiniType, output } from 'zod/mini';
import { register, session, type Session } from '../../contract/account.ts';
import { type Endpoint, fillPath, type Refusal } from '../../contract/endpoint.ts';
import { errorBody } from '../../contract/errors.ts';

/** The server or mock under test. */
export interface Subject {
  /** Address of the API, without a slash at its end; called when the tests run. */
  readonly baseUrl: () => string;
  /** How many questions the exam `administrator` has. */
  readonly questionCount: number;
  /** Approves a payment as its buyer does at this address, and returns the address that the buyer is redirected to. */
  readonly approve: (approvalUrl: string) => Promise<string>;
}

/** What a call is made with: what the contract takes, or what it must refuse. */
export interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Whose call it is; a visitor's without it. */
  readonly as?: Pick<Session, 'accessToken'> | undefined;
}

/** Makes a call of the contract. */
export function call({ baseUrl }: Subject, { method, path }: Endpoint, parts: Parts = {}): Promise<Response> {
  const { params, query = {}, body, as } = parts;
  const search = new URLSearchParams(query).toString();
  return fetch(`${baseUrl()}${fillPath(path, params)}${search && `?${search}`}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(as && { authorization: `Bearer ${as.accessToken}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** The body of a 2xx response, which must contain what its schema names and nothing else. */
export async function bodyOf<S extends ZodMiniType>(response: Response, schema: S): Promise<output<S>> {
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  const body: unknown = await response.json();
  const parsed = schema.parse(body);
  expect(body).toEqual(parsed);
  return parsed;
}

/** Reads a refusal, which must be this one and nothing else. */
export async function refusal(response: Response, expected: Refusal): Promise<void> {
  const body: unknown = await response.json();
  expect({ status: response.status, ...errorBody.parse(body) }).toEqual(expected);
  expect(body).toEqual({ error: expected.error, code: expected.code });
}

/** The email of the first account in a test. */
export const email = 'ann@example.org';
export const password = 'correct horse 1';

/** Opens an account and its first session. */
export const signUp = async (subject: Subject, given = email): Promise<Session> =>
  bodyOf(await call(subject, register, { body: { email: given, password } }), session);
