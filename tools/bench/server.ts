/**
 * Measures how many calls of the API this machine answers in a second, and how long they take:
 *
 *     npm run bench:server [-- --against DIR] [--seconds 5]
 *
 * `--against` puts the server of another built checkout beside it. Compare ratios, and only within one run.
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import autocannon, { type Request } from 'autocannon';
import * as z from 'zod';
import { saveExamAttempt } from '../../contract/attempts.ts';
import { register } from '../../contract/account.ts';
import { type Endpoint, fillPath } from '../../contract/endpoint.ts';
import { retrieveAllExams, retrieveQuiz } from '../../contract/exams.ts';
import { retrieveUserDetails } from '../../contract/profile.ts';
import { command } from '../command.ts';
import { startSites } from './startSites.ts';

await command(async () => {
  const { values } = parseArgs({
    options: { against: { type: 'string' }, seconds: { type: 'string', default: '5' } },
  });
  await using served = new AsyncDisposableStack();
  // One client makes all calls.
  const origins = await startSites(served, values.against, { CALLS_PER_CLIENT: '0' });
  const sites: [name: string, origin: string, calls: Record<string, Request>][] = [];
  for (const [name, origin] of Object.entries(origins)) sites.push([name, origin, await callsOf(origin)]);
  const rows: object[] = [];
  for (const call of Object.keys(sites[0]?.[2] ?? {})) {
    for (const [name, url, calls] of sites) {
      const { requests, latency, non2xx } = await autocannon({
        url,
        connections: 16,
        duration: Number(values.seconds),
        requests: [calls[call] ?? {}],
      });
      const { p50, p99 } = latency;
      rows.push({
        call,
        site: name,
        'calls/s': Math.round(requests.average),
        'p50 ms': p50,
        'p99 ms': p99,
        refused: non2xx,
      });
    }
  }
  console.table(rows);
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
