import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { type Endpoint, fillPath } from '../../contract/endpoint.ts';
import type { Session } from '../../contract/account.ts';
import { closedPage } from '../../server/payments/wallet/page.ts';
import { bearer, password } from '../harness/accounts.ts';
import { publicUrl } from '../harness/app.ts';
import type { Cast } from './cast.ts';

/** A request that must be refused: what it is, with which status (or one of which), and how it is made. */
export type Attack = readonly [
  name: string,
  status: number | readonly number[],
  request: (cast: Cast) => InjectOptions | Promise<InjectOptions>,
];

/** A message to the site's people that must be refused in plain text: what it is, with which status, how it is sent. */
export type MessageAttack = readonly [
  name: string,
  status: number,
  request: () => InjectOptions | Promise<InjectOptions>,
];

/** A request of a browser that must have no effect: what it is, and how it is made. */
export type Visit = readonly [name: string, request: (cast: Cast) => InjectOptions];

/** The caller's session; undefined for a visitor. */
type As = Pick<Session, 'accessToken'> | undefined;

/** A POST call of the contract with any payload, as JSON. */
export const send = ({ path }: Pick<Endpoint, 'path'>, payload: object, as?: As): InjectOptions => ({
  method: 'POST',
  url: `/api${path}`,
  payload,
  headers: as ? bearer(as) : {},
});

/** A POST call of the contract with a text for its body, and headers on top of those of JSON. */
export const sendText = (
  { path }: Pick<Endpoint, 'path'>,
  payload: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
): InjectOptions => ({
  method: 'POST',
  url: `/api${path}`,
  payload,
  headers: { 'content-type': 'application/json', ...headers },
});

/** A GET call of the contract. `search` is its query, written as it is to arrive. */
export const ask = (
  { path }: Pick<Endpoint, 'path'>,
  { params = {}, search = '', as }: { params?: Record<string, string>; search?: string; as?: As } = {},
): InjectOptions => ({ url: `/api${fillPath(path, params)}${search && `?${search}`}`, headers: as ? bearer(as) : {} });

/** Letters, digits and a sentence's marks: no markup, path, SQL, JSON or address is possible. */
export const sentence = /^[A-Z][A-Za-z0-9 ,'’.!]{5,100}$/;

/** Expects a refusal of one sentence and a code, which reveals nothing about anyone. */
export function expectRefusal(reply: LightMyRequestResponse, status: Attack[1]): void {
  expect([status].flat(), reply.body).toContain(reply.statusCode);
  expect(reply.json()).toEqual({ error: expect.stringMatching(sentence), code: expect.any(String) });
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  expectNothingInjected(reply);
}

/** Expects a refusal as `expectRefusal` does, but in plain text. */
export function expectTextRefusal(reply: LightMyRequestResponse, status: Attack[1]): void {
  expect([status].flat(), reply.body).toContain(reply.statusCode);
  // Names of fields are EmailJS's.
  expect(reply.body.replace(/\b(user|service|template)_id\b/, 'id')).toMatch(sentence);
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
  expectNothingInjected(reply);
}

/** Addresses of ours that a browser may be sent to, in characters without a special meaning. */
const ownAddresses = [
  '',
  String.raw`cart\?payment=cancelled`,
  String.raw`payment-success\?paymentId=[\w.*%+-]+&PayerID=[\w.*%+-]*`,
  String.raw`login\?(next=[\w.*%+-]+&)?by=google&refused=\w+`,
  String.raw`api/payments/return\?token=[\w-]{43}&PayerID=practice-wallet`,
];
const ownAddress = new RegExp(`^${publicUrl}/(${ownAddresses.join('|')})$`);

/** Expects a redirect to an address of ours, and nothing besides it. */
export function expectOwnRedirect(reply: LightMyRequestResponse): void {
  const { location, ...headers } = reply.headers;
  expect([302, 303], reply.body).toContain(reply.statusCode);
  expect(location).toMatch(ownAddress);
  expect(reply.body).toBe('');
  expectNothingInjected({ headers, body: reply.body });
}

/** Expects the wallet's page that says that there is nothing to pay, which repeats nothing of any request. */
export function expectClosedPage(reply: LightMyRequestResponse): void {
  expect([reply.statusCode, reply.body]).toEqual([404, closedPage(publicUrl)]);
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(reply.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action/,
  );
  expectNothingInjected(reply);
}

/** Expects that no header came in with the request, and that the response repeats no secret. */
export function expectNothingInjected({ headers, body }: Pick<LightMyRequestResponse, 'headers' | 'body'>): void {
  for (const header of ['x-injected', 'set-cookie', 'location', 'access-control-allow-origin'])
    expect(headers).not.toHaveProperty(header);
  for (const secret of [password, 'argon2id', 'Bearer', 'eyJ']) expect(body).not.toContain(secret);
}
