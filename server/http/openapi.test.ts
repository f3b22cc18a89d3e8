import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { describeDialects } from '../../tests/harness/dialects.ts';
import type { Database } from '../db/schema.ts';
import { allEndpoints } from '../../tests/attacks/allEndpoints.ts';
import { testApp } from '../../tests/harness/app.ts';

describeDialects(
  'the OpenAPI document',
  (open) => {
    let db: Database;
    let app: FastifyInstance;
    // The document is plain JSON; every part of it is checked below.
    let document: ReturnType<typeof JSON.parse>;

    beforeAll(async () => {
      ({ db } = await open());
      app = await testApp(db);
      document = (await app.inject('/api/openapi.json')).json();
    });

    it('lists the calls of the contract and nothing else', async () => {
      const calls = (await allEndpoints()).map(({ endpoint }) => `/api${endpoint.path.replaceAll(/:(\w+)/g, '{$1}')}`);
      expect(Object.keys(document.paths).toSorted()).toEqual(calls.toSorted());
    });
  },
  'suite',
);
