import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../../contract/endpoint.ts';
import { commonRefusals } from '../../contract/errors.ts';
import { isUnavailable } from '../db/unavailable.ts';

interface ApiErrorOptions extends ErrorOptions {
  readonly headers?: Readonly<Record<string, string>>;
}

/** Ends a call with one of the contract's refusals. Its message reaches the caller. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly statusCode: Refusal['status'];
  readonly code: Refusal['code'];
  readonly headers: Readonly<Record<string, string>>;

  constructor(refusal: Refusal, { headers = {}, ...options }: ApiErrorOptions = {}) {
    super(refusal.error, options);
    this.statusCode = refusal.status;
    this.code = refusal.code;
    this.headers = headers;
  }
}

/** Ends a call whose request is not valid for a reason of its own. */
export const invalid = (error?: string, cause?: unknown): ApiError =>
  new ApiError({ ...commonRefusals.invalidRequest, ...(error !== undefined && { error }) }, { cause });

interface ErrorResponse extends Refusal {
  readonly headers?: Readonly<Record<string, string>>;
}

const tooLarge = { status: 413, code: 'requestTooLarge', error: 'The request is too large.' } as const;
const notJson = { status: 415, code: 'unsupportedMediaType', error: 'The request must be sent as JSON.' } as const;
const beyondEnd = { status: 416, code: 'rangeNotSatisfiable', error: 'The file is shorter than that.' } as const;

/** Sends any error as `{ error, code }`: a sentence for people and a code for programs. An unexpected error is logged and not revealed. */
export function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { error, code } = startErrorResponse(thrown, request, reply);
  return reply.type('application/json; charset=utf-8').send({ error, code });
}

/** Sends any error as `sendError` does, but the sentence alone, in plain text. */
export function sendErrorAsText(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { error } = startErrorResponse(thrown, request, reply);
  return reply.type('text/plain; charset=utf-8').send(error);
}

/** Logs unexpected errors, sets status and headers of the response, and returns what it says. */
function startErrorResponse(thrown: unknown, request: FastifyRequest, reply: FastifyReply): ErrorResponse {
  const response = responseTo(thrown);
  const { status, headers = {} } = response;
  if (status === commonRefusals.unavailable.status) reply.header('retry-after', RETRY_AFTER);
  reply.headers(headers);
  if (status >= 500) request.log.error({ err: thrown }, 'request failed');
  reply.code(status);
  return response;
}

/** In how many seconds to try again what is not available now, unless an error says it better. */
const RETRY_AFTER = '5';

function responseTo(thrown: unknown): ErrorResponse {
  if (thrown instanceof ApiError) {
    return { status: thrown.statusCode, code: thrown.code, error: thrown.message, headers: thrown.headers };
  }
  if (isUnavailable(thrown)) return commonRefusals.unavailable;
  if (isRangeError(thrown)) return { ...beyondEnd, headers: thrown.headers };
  if (!isFastifyError(thrown)) return commonRefusals.unexpected;
  switch (thrown.statusCode) {
    case 413:
      return tooLarge;
    case 415:
      return notJson;
    // Static files whose path leads out of their folder: for the caller nothing is there.
    case 403:
    case 404:
      return commonRefusals.unknownCall;
    default:
      return commonRefusals.invalidRequest;
  }
}

/**
 * Whether Fastify refused the request itself, such as for broken JSON or because its client disconnected in the middle;
 * its own 5xx are our mistakes.
 */
function isFastifyError(thrown: unknown): thrown is FastifyError {
  if (!(thrown instanceof Error) || !('code' in thrown) || !/^(FST_|ECONNRESET$)/.test(String(thrown.code)))
    return false;
  return 'statusCode' in thrown && typeof thrown.statusCode === 'number' && thrown.statusCode < 500;
}

/** Whether a `Range` begins beyond its file's end, which `@fastify/static` reports with the `Content-Range` to send. */
function isRangeError(thrown: unknown): thrown is { readonly headers: Readonly<Record<string, string>> } {
  return thrown instanceof Error && 'status' in thrown && thrown.status === beyondEnd.status && 'headers' in thrown;
}

const connectionErrors: Readonly<Record<string, ErrorResponse>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'requestTimeout', error: 'The request took too long to arrive.' },
  HPE_HEADER_OVERFLOW: { ...tooLarge, status: 431 },
};

/**
 * Responds like any other refusal to what never becomes a request, such as broken HTTP, headers beyond Node's limit or a
 * client that is too slow. `headers` are those of every response.
 */
export function clientErrorHandler(headers: Readonly<Record<string, string>>) {
  return ({ code }: Error & { code?: string }, socket: Socket): void => {
    // A client that has disconnected gets no response.
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const { status, ...refusal } = connectionErrors[code ?? ''] ?? commonRefusals.invalidRequest;
    const body = JSON.stringify({ error: refusal.error, code: refusal.code });
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
