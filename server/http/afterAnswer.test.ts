import { setImmediate } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAfterAnswer } from './afterAnswer.ts';

describe('work after an answer', () => {
  let app: FastifyInstance;
  let lines: string[];
  let events: string[];
  let work: () => Promise<void>;

  beforeEach(async () => {
    lines = [];
    events = [];
    app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => lines.push(line) } } });
    const afterAnswer = createAfterAnswer(app);
    app.get('/', async (_request, reply) => {
      afterAnswer(reply, () => work());
      reply.raw.once('finish', () => events.push('answered'));
      return 'answer';
    });
  });

  it('begins when the answer has been sent, and is waited for when the application closes', async () => {
    const begun = Promise.withResolvers<void>();
    work = async () => {
      events.push('begun');
      begun.resolve();
      // Far longer than closing takes by itself.
      for (let turn = 0; turn < 1000; turn += 1) await setImmediate();
      events.push('ended');
    };
    expect((await app.inject('/')).body).toBe('answer');
    await begun.promise;
    await app.close();
    expect(events).toEqual(['answered', 'begun', 'ended']);
  });

  it('logs what goes wrong', async () => {
    work = () => Promise.reject(new Error('no mail'));
    expect((await app.inject('/')).statusCode).toBe(200);
    await app.close();
    expect(lines).toEqual([expect.stringContaining('no mail')]);
  });
});
