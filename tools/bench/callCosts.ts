import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Received } from './connection.ts';
import { flood, one, withConnections } from './loads.ts';
import type { Measured } from './measured.ts';
import type { Person } from './people.ts';
import type { Recorded } from './rawServer.ts';
import { type Picks, requests } from './requests.ts';

/** What calls cost, one value per run. */
interface Figures {
  /** Calls a second. */
  readonly rates: number[];
  /** CPU time a call, in microseconds. */
  readonly cpu: number[];
}

/** What one call costs on the raw server, and on ours. */
export interface CallCost {
  readonly name: string;
  readonly raw: Figures;
  readonly ours: Figures;
}

interface Options {
  readonly product: Measured;
  /** The product over a database that skips its writes. */
  readonly dry: Measured;
  /** Starts the raw server with a file of responses. */
  readonly startRaw: (file: string) => Promise<Measured>;
  /** Who makes the calls. */
  readonly member: Person;
  /** For attempts. */
  readonly picks: Picks;
  readonly runs: number;
  /** For temporary files. */
  readonly folder: string;
}

/** For how long each call is made in each run, in milliseconds, and before that without being measured. */
const MEASURED = 1500;
const WARM_UP = 700;

const CONNECTIONS = 32;

/** Measures each call on the raw server and on ours, in turns. */
export async function callCosts({ product, dry, startRaw, member, picks, runs, folder }: Options): Promise<CallCost[]> {
  const calls = [
    { name: 'list, visitor', server: product, request: requests.list() },
    { name: 'quiz, visitor', server: product, request: requests.quiz() },
    { name: 'list, member', server: product, request: requests.memberList(member) },
    { name: 'quiz, member', server: product, request: requests.memberQuiz(member) },
    { name: 'save, without its writes', server: dry, request: requests.save(member, picks) },
  ];

  const responses: Recorded = {};
  for (const { name, server, request } of calls) responses[addressOf(name)] = recorded(await one(server, request));
  const file = join(folder, 'responses.json');
  writeFileSync(file, JSON.stringify(responses));
  const raw = await startRaw(file);

  const costs = calls.map((call) => ({
    ...call,
    raw: { rates: [], cpu: [] } as Figures,
    ours: { rates: [], cpu: [] } as Figures,
  }));
  for (let run = 1; run <= runs; run += 1) {
    console.error(`run ${run} of ${runs}`);
    for (const { name, server, request, ...figures } of costs) {
      await measure(raw, sentTo(addressOf(name), request), figures.raw);
      await measure(server, request, figures.ours);
    }
  }
  await raw.close();
  return costs;
}

async function measure({ port, cpu }: Measured, request: Buffer, figures: Figures): Promise<void> {
  await withConnections(port, CONNECTIONS, async (connections) => {
    await flood(connections, () => request, WARM_UP);
    const [begin, used] = [performance.now(), await cpu()];
    const count = await flood(connections, () => request, MEASURED);
    figures.rates.push((count * 1000) / (performance.now() - begin));
    figures.cpu.push(((await cpu()) - used) / count);
  });
}

const addressOf = (name: string): string => `/${encodeURIComponent(name)}`;

/** The same request to another address. */
const sentTo = (address: string, request: Buffer): Buffer =>
  Buffer.from(request.toString('latin1').replace(/^(\S+) \S+/, `$1 ${address}`), 'latin1');

/** Headers that belong to the connection: every server makes its own. */
const OWN = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']);

function recorded({ status, head, body }: Received): Recorded[string] {
  if (status !== 200) throw new Error(`A call returned ${status}: ${body.toString()}`);
  const lines = head.split('\r\n').slice(1);
  const headers = lines.map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)] as const);
  return {
    status,
    headers: {
      ...Object.fromEntries(headers.filter(([name]) => !OWN.has(name.toLowerCase()))),
      'content-length': String(body.length),
    },
    body: body.toString('base64'),
  };
}
