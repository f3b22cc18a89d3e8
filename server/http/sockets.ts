import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What a connection may do. */
export interface SocketLimits {
  /** Requests that wait for their response at the same time; clients that pipeline at all have a few. */
  readonly pipelined: number;
  /** How long a client may read nothing of a response, or send nothing while none is due, in milliseconds. */
  readonly silence: number;
}

export const socketLimits: SocketLimits = { pipelined: 16, silence: 20_000 };

/** How long a client may take to send a request, in milliseconds. */
const REQUEST_TIMEOUT = 30_000;

/** How long a connection is kept for another request, in milliseconds: longer than proxies keep theirs. */
const KEEP_ALIVE_TIMEOUT = 72_000;

/**
 * A server that ends connections whose client asks for more than it reads: their responses would fill the memory. Once
 * `ending` is aborted each response states that the connection is closed after it, so that it sends no request
 * into a connection that ends.
 */
export function guardedServer(handle: RequestListener, limits: SocketLimits, ending: AbortSignal): Server {
  const unanswered = new WeakMap<Socket, number>();
  const open = new Set<ServerResponse>();
  ending.addEventListener('abort', () => {
    for (const response of open) if (!response.headersSent) response.shouldKeepAlive = false;
  });
  const waiting = (socket: Socket) => unanswered.get(socket) ?? 0;

  function receive(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    if (socket.destroyed) return;
    if (waiting(socket) >= limits.pipelined) return void socket.destroy();
    unanswered.set(socket, waiting(socket) + 1);
    open.add(response);
    response.once('close', () => {
      unanswered.set(socket, waiting(socket) - 1);
      open.delete(response);
    });
    if (ending.aborted) response.shouldKeepAlive = false;
    handle(request, response);
  }

  const server = createServer(receive);
  server.requestTimeout = REQUEST_TIMEOUT;
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT;
  // Node would answer an unknown expectation by a bare status.
  server.on('checkExpectation', receive);
  // Nothing was sent or received for so long. A response that is still being made may take longer.
  server.setTimeout(limits.silence, (socket) => {
    if (socket.writableLength > 0 || waiting(socket) === 0) socket.destroy();
  });
  return server;
}
