/**
 * The limit of what a server in Node can do: sends recorded responses with `node:http` alone. `node rawServer.ts FILE`
 * reads them from a file of JSON, by address, and listens on `PORT`.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import * as z from 'zod/mini';

/** Responses by address; bodies are in Base64. */
const recorded = z.record(
  z.string(),
  z.object({ status: z.number(), headers: z.record(z.string(), z.string()), body: z.string() }),
);
export type Recorded = z.output<typeof recorded>;

const responses = new Map(
  Object.entries(recorded.parse(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')))).map(([url, response]) => [
    url,
    { ...response, body: Buffer.from(response.body, 'base64') },
  ]),
);

createServer((request, response) => {
  const found = responses.get(request.url ?? '');
  if (!found) return void response.writeHead(404).end();
  const send = () => void response.writeHead(found.status, found.headers).end(found.body);
  // A body is read to its end, as every server has to.
  if (request.method === 'POST') request.resume().once('end', send);
  else send();
}).listen(Number(process.env['PORT']), '127.0.0.1');
