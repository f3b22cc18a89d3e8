import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { register, type Session, session } from '../../contract/account.ts';
import type { Endpoint, Refusal } from '../../contract/endpoint.ts';

/** The password of every account that tests open. */
export const password = 'correct horse 1';

/** Makes a POST call of the contract, with any body. */
export function post(
  app: FastifyInstance,
  { path }: Pick<Endpoint, 'path'>,
  payload: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<LightMyRequestResponse> {
  return app.inject({ method: 'POST', url: `/api${path}`, payload, headers });
}

/** Expects that a call was refused so. */
export function expectRefused(reply: LightMyRequestResponse, { status, error, code }: Refusal): void {
  expect([reply.statusCode, reply.json()]).toEqual([status, { error, code }]);
}

/** Opens an account and its first session. */
export async function signUp(app: FastifyInstance, email = 'ann@example.org'): Promise<Session> {
  const reply = await post(app, register, { email, password });
  expect(reply.statusCode).toBe(200);
  return session.parse(reply.json());
}

/** The header that identifies the caller. */
export function bearer({ accessToken }: Pick<Session, 'accessToken'>): { authorization: string } {
  return { authorization: `Bearer ${accessToken}` };
}

/** A clock that moves only when a test moves it. */
export interface TestClock {
  /** In epoch milliseconds. */
  readonly now: () => number;
  readonly forward: (milliseconds: number) => void;
}

/** Creates a clock. */
export function testClock(): TestClock {
  let time = Date.UTC(2026, 10, 21);
  return { now: () => time, forward: (milliseconds) => void (time += milliseconds) };
}
