import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { commonRefusals } from '../../contract/errors.ts';
import { ApiError } from './apiError.ts';

interface Answer {
  readonly status: number;
  readonly error: string;
}

const tooLarge = { status: 413, error: 'The request is too large.' };
const notJson = { status: 415, error: 'The request must be sent as JSON.' };

/** Answers any error as `{ error }` with a sentence for people. What nobody foresaw is logged and stays unnamed. */
export function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = begin(thrown, request, reply);
  return reply.type('application/json; charset=utf-8').send({ error });
}

/** Answers any error as `answerError` does, but by the sentence alone, in plain text. */
export function answerErrorInText(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = begin(thrown, request, reply);
  return reply.type('text/plain; charset=utf-8').send(error);
}

/** Logs what is to be logged, begins the answer with its status and headers, and says the sentence that it is to hold. */
function begin(thrown: unknown, request: FastifyRequest, reply: FastifyReply): string {
  const { status, error } = answerTo(thrown);
  if (thrown instanceof ApiError) reply.headers(thrown.headers);
  if (status >= 500) request.log.error({ err: thrown }, 'request failed');
  reply.code(status);
  return error;
}

function answerTo(thrown: unknown): Answer {
  if (thrown instanceof ApiError) return { status: thrown.statusCode, error: thrown.message };
  if (!isFastifyError(thrown)) return commonRefusals.unexpected;
  switch (thrown.statusCode) {
    case 413:
      return tooLarge;
    case 415:
      return notJson;
    // Static files are refused so when their path leads out of the folder: for the caller there is nothing.
    case 403:
    case 404:
      return commonRefusals.unknownCall;
    default:
      return commonRefusals.invalidRequest;
  }
}

/**
 * Whether Fastify refused the request itself, such as for broken JSON or because its client went away in the middle;
 * its own 5xx are our mistakes.
 */
function isFastifyError(thrown: unknown): thrown is FastifyError {
  if (!(thrown instanceof Error) || !('code' in thrown) || !/^(FST_|ECONNRESET$)/.test(String(thrown.code)))
    return false;
  return 'statusCode' in thrown && typeof thrown.statusCode === 'number' && thrown.statusCode < 500;
}
