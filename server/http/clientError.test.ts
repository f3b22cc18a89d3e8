import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { rawHttp } from '../../tests/harness/rawHttp.ts';
import { clientErrorHandler } from './errors.ts';

it.each([
  [
    'stops in the middle of its headers',
    'GET / HTTP/1.1\r\nHost: localhost\r\n',
    408,
    'requestTimeout',
    'took too long to arrive',
  ],
  ['is no HTTP', 'hello\r\n\r\n', 400, 'invalidRequest', 'is not valid'],
  [
    'has too many headers',
    `GET / HTTP/1.1\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
    'requestTooLarge',
    'is too large',
  ],
])('a request that %s gets a sentence and a code in response', async (_, bytes, status, code, words) => {
  const server = createServer({ requestTimeout: 20, headersTimeout: 20, connectionsCheckingInterval: 10 });
  server.on('clientError', clientErrorHandler({ 'x-content-type-options': 'nosniff' }));
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const reply = await rawHttp(typeof address === 'object' && address ? address.port : 0, bytes);
  expect(reply.status).toBe(status);
  expect(JSON.parse(reply.body)).toEqual({ error: `The request ${words}.`, code });
  expect(reply.headers).toContain('x-content-type-options: nosniff');
});
