import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { examQuiz } from '../../contract/exams.ts';
import { errorCodes } from '../../contract/errorCodes.ts';
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

    it('describes parameters, responses and refusals of a call', () => {
      const call = document.paths['/api/exam/{developerType}/'].get;
      expect(call.summary).toBe('Get the quiz of one exam, cut to what the caller may see');
      expect(call.parameters).toEqual([
        { in: 'path', name: 'developerType', required: true, schema: expect.objectContaining({ type: 'string' }) },
      ]);
      const schemaOf = (status: string) => call.responses[status].content['application/json'].schema;
      expect(Object.keys(schemaOf('200').properties)).toEqual(Object.keys(examQuiz.shape));
      expect(schemaOf('200').properties.questions.items.properties.difficulty.enum).toEqual(['easy', 'medium', 'hard']);
      expect(call.responses['404'].description).toBe('There is no certification at this address.');
      expect(schemaOf('404').required).toEqual(['error', 'code']);
      expect(schemaOf('404').properties.code.enum).toEqual(errorCodes);
      expect(Object.keys(call.responses)).toEqual(['200', '404', '4XX', '5XX']);
    });
  },
  'suite',
);
