import { once } from 'node:events';
import { connect } from 'node:net';

/** A response, as far as a measurement needs it. */
export interface Received {
  readonly status: number;
  /** The head as it came. */
  readonly head: string;
  readonly body: Buffer;
}

/** A connection that is kept for one request after another. */
export interface Connection {
  /** Sends the bytes of a request; the one before must have its response. */
  readonly send: (request: Buffer) => Promise<Received>;
  readonly close: () => void;
}

/** How long a response may take before the measurement is given up, in milliseconds. */
const LONGEST = 10_000;

const LAST_CHUNK = '0\r\n\r\n';

/**
 * Opens a connection to a server on this machine. It does as little as possible, so that a measurement measures the
 * server: the clients of Node itself cost more than what they measure here.
 */
export async function openConnection(port: number): Promise<Connection> {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  let chunks: Buffer[] = [];
  let waiting: PromiseWithResolvers<Received> | undefined;

  socket.on('data', (chunk) => {
    chunks.push(chunk);
    const received = readResponse(chunks);
    if (!received) return;
    chunks = [];
    waiting?.resolve(received);
    waiting = undefined;
  });
  socket.setTimeout(LONGEST, () => void (waiting && socket.destroy()));
  socket.on('error', (error) => waiting?.reject(error));
  socket.on('close', () => waiting?.reject(new Error('The server has closed the connection.')));
  await once(socket, 'connect');

  return {
    send: (request) => {
      waiting = Promise.withResolvers();
      socket.write(request);
      return waiting.promise;
    },
    close: () => {
      waiting = undefined;
      socket.destroy();
    },
  };
}

/** The response in these chunks; undefined while some of it is missing. */
function readResponse(chunks: Buffer[]): Received | undefined {
  // A head in two chunks is rare.
  if (chunks.length > 1 && headEnd(chunks[0]) < 0) chunks.splice(0, chunks.length, Buffer.concat(chunks));
  const [first] = chunks;
  const end = headEnd(first);
  if (!first || end < 0) return undefined;
  const head = first.toString('latin1', 0, end);
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  const size = chunks.reduce((sum, chunk) => sum + chunk.length, -(end + 4));
  if (length !== undefined && size < Number(length)) return undefined;
  if (length === undefined && /^transfer-encoding: chunked/im.test(head)) {
    if (chunks.at(-1)?.toString('latin1').endsWith(LAST_CHUNK) !== true) return undefined;
  }
  return { status: Number(head.slice(9, 12)), head, body: Buffer.concat(chunks).subarray(end + 4) };
}

const headEnd = (chunk: Buffer | undefined): number => chunk?.indexOf('\r\n\r\n') ?? -1;
