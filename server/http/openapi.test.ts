import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorCodes } from '../../contract/errorCodes.ts';
import type { Database } from '../db/schema.ts';
import { openSqlite } from '../db/sqlite.ts';
import { testApp } from '../../tests/harness/app.ts';

describe('the OpenAPI document', () => {
  let db: Database;
  let app: FastifyInstance;
  // The document is plain JSON; every part of it is checked below.
  let document: ReturnType<typeof JSON.parse>;

  beforeAll(async () => {
    db = openSqlite(':memory:');
    app = await testApp(db);
    document = (await app.inject('/api/openapi.json')).json();
  });
  afterAll(async () => {
    await app.close();
    await db.destroy();
  });

  it('lists the calls of the contract and nothing else', () => {
    expect(Object.keys(document.paths).toSorted()).toEqual([
      '/api/authComponent/addPasskey/',
      '/api/authComponent/changeEmail/',
      '/api/authComponent/changePassword/',
      '/api/authComponent/checkResetPassword/',
      '/api/authComponent/confirmEmail/',
      '/api/authComponent/confirmResetPassword/',
      '/api/authComponent/connectProvider/',
      '/api/authComponent/deleteAccount/',
      '/api/authComponent/disconnectProvider/',
      '/api/authComponent/endOtherSessions/',
      '/api/authComponent/endSession/',
      '/api/authComponent/exportData/',
      '/api/authComponent/finishLogin/',
      '/api/authComponent/login/',
      '/api/authComponent/logout/',
      '/api/authComponent/passkeyLogin/',
      '/api/authComponent/refreshToken/',
      '/api/authComponent/register/',
      '/api/authComponent/removePasskey/',
      '/api/authComponent/resetPassword/',
      '/api/authComponent/retrieveConnections/',
      '/api/authComponent/retrievePasskeys/',
      '/api/authComponent/retrieveSessions/',
      '/api/authComponent/startPasskey/',
      '/api/authComponent/startPasskeyLogin/',
      '/api/exam/addItemToCart/',
      '/api/exam/bookmarkQuestion/',
      '/api/exam/buyCourses/',
      '/api/exam/executePayment/',
      '/api/exam/removeItemToCart/',
      '/api/exam/reportQuestion/',
      '/api/exam/retrieveAllExams/',
      '/api/exam/retrieveExamDates/',
      '/api/exam/retrieveLearnerQuestions/',
      '/api/exam/retrieveReports/',
      '/api/exam/retrieveSectionHistory/',
      '/api/exam/retrieveUserDetails/',
      '/api/exam/saveExamAttempt/',
      '/api/exam/saveExamDate/',
      '/api/exam/saveNote/',
      '/api/exam/{developerType}/',
      '/api/health',
      '/api/health/ready',
    ]);
  });

  it('describes parameters, responses and refusals of a call', () => {
    const call = document.paths['/api/exam/{developerType}/'].get;
    expect(call.summary).toBe('Get the quiz of one exam, cut to what the caller may see');
    expect(call.parameters).toEqual([
      { in: 'path', name: 'developerType', required: true, schema: expect.objectContaining({ type: 'string' }) },
    ]);
    const schemaOf = (status: string) => call.responses[status].content['application/json'].schema;
    expect(Object.keys(schemaOf('200').properties)).toEqual([
      'examId',
      'examTitle',
      'questions',
      'bought',
      'questionCount',
      'minutes',
      'scoredQuestions',
      'unscoredQuestions',
      'passMark',
      'covered',
      'changes',
    ]);
    expect(schemaOf('200').properties.questions.items.properties.difficulty.enum).toEqual(['easy', 'medium', 'hard']);
    expect(call.responses['404'].description).toBe('There is no certification at this address.');
    expect(schemaOf('404').required).toEqual(['error', 'code']);
    expect(schemaOf('404').properties.code.enum).toEqual(errorCodes);
    expect(Object.keys(call.responses)).toEqual(['200', '404', '4XX', '5XX']);
  });

  it('is built as OpenAPI 3.1 demands', () => {
    for (const [path, item] of Object.entries<Record<string, typeof document>>(document.paths)) {
      expect(path).toMatch(/^\//);
      for (const [method, call] of Object.entries(item)) {
        expect(['get', 'post']).toContain(method);
        const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        const parameters: { in: string; name: string }[] = call.parameters ?? [];
        expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(named);
        for (const [status, response] of Object.entries<typeof document>(call.responses)) {
          expect(status).toMatch(/^([1-5](\d\d|XX)|default)$/);
          expect(response.description).toBeTypeOf('string');
          expect(Object.keys(response.content)).toEqual(['application/json']);
        }
      }
    }
    expect(JSON.stringify(document)).not.toContain('"$schema"');
    expect(JSON.stringify(document)).not.toContain('"$ref"');
  });
});
