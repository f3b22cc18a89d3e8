import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { commonRefusals } from '../../contract/errors.ts';

const answers: Readonly<Record<string, { readonly status: number; readonly error: string }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, error: 'The request took too long to arrive.' },
  HPE_HEADER_OVERFLOW: { status: 431, error: 'The request is too large.' },
};

/**
 * Answers what never becomes a request, such as broken HTTP, headers beyond Node's limit or a client that is too slow,
 * like any other refusal. `headers` are those of every answer.
 */
export function clientErrorHandler(headers: Readonly<Record<string, string>>) {
  return ({ code }: Error & { code?: string }, socket: Socket): void => {
    // Whoever has gone hears nothing.
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const { status, error } = answers[code ?? ''] ?? commonRefusals.invalidRequest;
    const body = JSON.stringify({ error });
    const all = {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      connection: 'close',
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy());
  };
}
