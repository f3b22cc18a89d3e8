import { setTimeout as delay } from 'node:timers/promises';
import { KnownFailure } from '../../server/knownFailure.ts';
import { type Connection, openConnection, type Received } from './connection.ts';
import type { Measured } from './measured.ts';

/** Opens so many connections, uses them, and closes them. */
export async function withConnections<T>(
  port: number,
  count: number,
  work: (connections: readonly Connection[]) => Promise<T>,
): Promise<T> {
  const connections = await Promise.all(Array.from({ length: count }, () => openConnection(port)));
  try {
    return await work(connections);
  } finally {
    for (const connection of connections) connection.close();
  }
}

/** Sends one request. */
export const one = ({ port }: Pick<Measured, 'port'>, request: Buffer): Promise<Received> =>
  withConnections(port, 1, async ([connection]) => {
    if (!connection) throw new Error('There is no connection.');
    return connection.send(request);
  });

/** Sends requests as fast as they are responded to, for so many milliseconds; returns their number. */
export async function flood(
  connections: readonly Connection[],
  next: () => Buffer,
  milliseconds: number,
): Promise<number> {
  const end = performance.now() + milliseconds;
  let count = 0;
  // A client that sleeps has to be woken up by each response, which costs the faster server less: it has none that sleeps.
  let isOver = false;
  const stayAwake = () => void (isOver || setImmediate(stayAwake));
  stayAwake();
  await Promise.all(
    connections.map(async ({ send }) => {
      while (performance.now() < end) {
        const { status, body } = await send(next());
        if (status !== 200) throw refusal(status, body);
        count += 1;
      }
    }),
  );
  isOver = true;
  return count;
}

/**
 * Sends requests at a rate, however long their responses take, and returns how long each took in milliseconds, from the
 * moment at which it was due: a server that stops for a while makes all those late that come meanwhile.
 */
export async function pace(
  connections: readonly Connection[],
  next: () => Buffer,
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
): Promise<number[]> {
  const begin = performance.now();
  const total = perSecond * seconds;
  const dueAt = (position: number) => begin + (position * 1000) / perSecond;
  const idle = [...connections];
  const times: number[] = [];
  const failures: unknown[] = [];

  async function run(connection: Connection, due: number): Promise<void> {
    const { status, body } = await connection.send(next());
    if (status !== 200 && status !== 304) throw refusal(status, body);
    times.push(performance.now() - due);
    idle.push(connection);
  }

  for (let sent = 0; times.length < total;) {
    if (failures.length > 0) throw failures[0];
    const connection = sent < total && dueAt(sent) <= performance.now() ? idle.pop() : undefined;
    if (connection) {
      run(connection, dueAt(sent)).catch((error: unknown) => failures.push(error));
      sent += 1;
    } else {
      await delay(1);
    }
  }
  return times;
}

function refusal(status: number, body: Buffer): KnownFailure {
  const cause = status === 503 ? 'The machine is too busy to measure. ' : '';
  return new KnownFailure(`${cause}A call returned ${status}: ${body.toString()}`);
}
