import { connect } from 'node:net';
import { once } from 'node:events';

/** A response as it came over the wire. */
export interface RawReply {
  /** Undefined where the connection was closed without a response. */
  readonly status: number | undefined;
  readonly headers: string;
  readonly body: string;
}

/**
 * Writes exactly these bytes to a port of this machine, and reads until the other side closes. For what no HTTP client
 * would send.
 */
export async function rawHttp(port: number, bytes: string | Buffer): Promise<RawReply> {
  const socket = connect(port, '127.0.0.1');
  // A server that has read enough closes while the rest is still being written; its response counts all the same.
  const closed = new Promise((resolve) => void socket.once('close', resolve).on('error', () => undefined));
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'connect');
  socket.write(bytes);
  await closed;
  const all = Buffer.concat(chunks).toString();
  const [headers = '', ...body] = all.split('\r\n\r\n');
  const status = /^HTTP\/1\.1 (\d{3})/.exec(headers)?.[1];
  return { status: status === undefined ? undefined : Number(status), headers, body: body.join('\r\n\r\n') };
}
