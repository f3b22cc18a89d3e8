import * as fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../contract/account.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { commonRefusals } from '../../contract/errors.ts';
import { bearer, expectRefused, signUp } from '../../tests/harness/accounts.ts';
import { allEndpoints } from '../../tests/harness/allEndpoints.ts';
import { fill, testApp } from '../../tests/harness/app.ts';
import { arbitraryOf } from '../../tests/harness/arbitraryOf.ts';
import type { Database } from '../db/schema.ts';
import { openSqlite } from '../db/sqlite.ts';

/** What a call may send, with a user in it; undefined where it names none. */
function sentFor(userId: string, { query, body }: Endpoint): Record<string, unknown> | undefined {
  const schema = body ?? query;
  const names = schema && 'shape' in schema.def ? Object.keys(schema.def.shape as object) : [];
  const name = ['userId', 'user_id'].find((one) => names.includes(one));
  if (!schema || name === undefined) return undefined;
  const [sample] = fc.sample(arbitraryOf(schema), { numRuns: 1, seed: 1 });
  return { ...(sample as object), [name]: userId };
}

const calls = (await allEndpoints()).filter(({ endpoint }) => sentFor('u', endpoint) !== undefined);

describe('a call that names a user', () => {
  let db: Database;
  let app: FastifyInstance;
  let ann: Session;
  let bob: Session;

  beforeAll(async () => {
    db = openSqlite(':memory:');
    await fill(db);
    app = await testApp(db);
    [ann, bob] = [await signUp(app), await signUp(app, 'bob@example.org')];
  });
  afterAll(async () => {
    await app.close();
    await db.destroy();
  });

  it('is one of all but a few', () => {
    expect(calls.length).toBeGreaterThan(20);
  });

  it.each(calls)('is for that user alone: $name', async ({ endpoint }) => {
    const { method, path } = endpoint;
    const sent = sentFor(ann.userId, endpoint) ?? {};
    const query = new URLSearchParams(sent as Record<string, string>);
    const url = `/api${path}${method === 'GET' ? `?${query}` : ''}`;
    const send = (headers: Record<string, string>) =>
      app.inject({ method, url, headers, ...(method === 'POST' && { payload: sent }) });
    expectRefused(await send({}), commonRefusals.loginRequired);
    expectRefused(await send(bearer(bob)), commonRefusals.notYours);
  });
});
