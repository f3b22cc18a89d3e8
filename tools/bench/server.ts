/**
 * Measures how many calls of the API this machine answers in a second, and how long they take:
 *
 *     npm run bench:server [-- --against DIR] [--seconds 5]
 *
 * `--against` puts the server of another built checkout beside it. Compare ratios, and only within one run.
 */
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon, { type Request } from 'autocannon';
import * as z from 'zod';
import { saveExamAttempt } from '../../contract/attempts.ts';
import { register } from '../../contract/account.ts';
import { type Endpoint, fillPath } from '../../contract/endpoint.ts';
import { retrieveAllExams, retrieveQuiz } from '../../contract/exams.ts';
import { retrieveUserDetails } from '../../contract/profile.ts';
import { site } from '../build/site.ts';
import { command } from '../command.ts';
import { textTable } from '../figures.ts';
import { startServer } from './startServer.ts';

await command(async () => {
  const { values } = parseArgs({
    options: { against: { type: 'string' }, seconds: { type: 'string', default: '5' } },
  });
  const folders = { this: site.root, ...(values.against !== undefined && { other: resolve(values.against) }) };
  await using served = new AsyncDisposableStack();
  const sites: [name: string, origin: string, calls: Record<string, Request>][] = [];
  for (const [name, folder] of Object.entries(folders)) {
    const server = await startServer(folder, { CALLS_PER_CLIENT: '0' }); // one client makes all calls
    served.defer(server.close);
    sites.push([name, server.origin, await callsOf(server.origin)]);
  }
  const rows: string[][] = [];
  for (const call of Object.keys(sites[0]?.[2] ?? {})) {
    for (const [name, url, calls] of sites) {
      const { requests, latency, non2xx } = await autocannon({
        url,
        connections: 16,
        duration: Number(values.seconds),
        requests: [calls[call] ?? {}],
      });
      const times = [latency.p50, latency.p99].map((value) => value.toFixed(1));
      rows.push([call, name, requests.average.toFixed(0), ...times, String(non2xx)]);
    }
  }
  console.log(textTable([['call', 'site', 'calls/s', 'p50 ms', 'p99 ms', 'refused'], ...rows]));
});

/** The calls that are measured, by a new member of this site. */
async function callsOf(origin: string): Promise<Record<string, Request>> {
  const at = ({ method, path }: Endpoint, query = '') =>
    ({ method, path: `/api${fillPath(path, { developerType: 'administrator' })}${query}` }) as const;
  const { method, path } = at(register);
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: `${randomUUID()}@bench.example`, password: 'correct horse 7' });
  const response = await fetch(origin + path, { method, headers, body });
  const session = z.object({ userId: z.string(), accessToken: z.string() });
  const { userId, accessToken } = session.parse(await response.json());
  const asMember = { headers: { ...headers, authorization: `Bearer ${accessToken}` } };
  return {
    'list, visitor': at(retrieveAllExams),
    'quiz, visitor': at(retrieveQuiz),
    'list, member': { ...at(retrieveAllExams, `?user_id=${userId}`), ...asMember },
    'quiz, member': { ...at(retrieveQuiz), ...asMember },
    'profile, member': { ...at(retrieveUserDetails, `?userId=${userId}`), ...asMember },
    'save an attempt': {
      ...at(saveExamAttempt),
      ...asMember,
      body: JSON.stringify({ userId, examId: 'administrator', scorePercent: 50 }),
    },
  };
}
