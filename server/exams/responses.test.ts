import { beforeEach, expect, it } from 'vitest';
import { bearer, signUp, testClock, type TestClock } from '../../tests/harness/accounts.ts';
import { fill, testApp } from '../../tests/harness/app.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import type { Database } from '../db/schema.ts';
import { CATALOGUE_AGE } from './queries.ts';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { examQuiz, retrieveAllExams } from '../../contract/exams.ts';
import { type DatabaseConfig, openDatabase } from '../db/connection.ts';
import { pricedExams, pricedExamsWith } from '../../tests/harness/shop.ts';

const list = '/api/exam/retrieveAllExams/';
const quiz = '/api/exam/administrator/';
const renamed = pricedExamsWith('administrator', { name: 'Admin' });

describeDialects('the responses that many callers get', (open) => {
  let db: Database;
  let config: DatabaseConfig | undefined;
  let app: FastifyInstance;
  let clock: TestClock;

  beforeEach(async () => {
    ({ db, config } = await open());
    await fill(db, pricedExams);
    clock = testClock();
    app = await testApp(db, { now: clock.now, catalogueAge: CATALOGUE_AGE });
  });

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  const titleAt = async (url: string) => examQuiz.parse((await get(url)).json()).examTitle;
  const questionsFor = async (headers?: Record<string, string>) =>
    examQuiz.parse((await get(quiz, headers)).json()).questions.length;

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (bytes: Buffer) => bytes],
  ])('are the same in %s, with the same tag', async (encoding, unpack) => {
    for (const url of [list, quiz]) {
      const plain = await get(url);
      const reply = await get(url, { 'accept-encoding': encoding });
      expect(unpack(reply.rawPayload).toString()).toBe(plain.body);
      expect(reply.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(reply.rawPayload.length),
        'cache-control': 'private, no-cache',
        vary: 'authorization, accept-encoding',
        etag: plain.headers.etag,
      });
      expect(reply.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    }
  });

  it('are not sent again to a browser that has them', async () => {
    const ann = bearer(await signUp(app));
    for (const [url, headers] of [[list, {}] as const, [quiz, {}] as const, [quiz, ann] as const]) {
      const etag = String((await get(url, headers)).headers.etag);
      const again = await get(url, { ...headers, 'accept-encoding': 'br', 'if-none-match': etag });
      expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([304, '', 'private, no-cache']);
    }
  });

  it('never reach another kind of caller, no matter who calls first and what their browser has', async () => {
    const ann = bearer(await signUp(app));
    expect([await questionsFor(ann), await questionsFor(), await questionsFor(ann)]).toEqual([20, 10, 20]);
    const visitors = (await get(quiz)).headers.etag;
    const reply = await get(quiz, { ...ann, 'if-none-match': String(visitors) });
    expect([reply.statusCode, reply.json().questions.length]).toEqual([200, 20]);
    const free = '/api/exam/developer1/';
    expect([(await get(free, ann)).json().bought, (await get(free)).json().bought]).toEqual([true, false]);
  });

  it('are new when another server has synced, within a second', async () => {
    const before = { list: await get(list), quiz: await get(quiz) };
    const other = config ? await openDatabase(config) : db;
    await fill(other, renamed);
    if (config) await other.destroy();

    clock.forward(CATALOGUE_AGE - 1);
    expect([(await get(list)).body, (await get(quiz)).body]).toEqual([before.list.body, before.quiz.body]);
    clock.forward(1);
    const known = { 'if-none-match': String(before.quiz.headers.etag) };
    expect((await get(quiz, known)).statusCode).toBe(200);
    expect(await titleAt(quiz)).toBe('Admin');
    expect(retrieveAllExams.response.parse((await get(list)).json())[0]).toMatchObject({ name: 'Admin' });
  });
});
