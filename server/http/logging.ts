import {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { Config } from '../config.ts';

/** Where log lines go; one call per line. */
export interface LogStream {
  write(line: string): void;
}

/**
 * How requests are logged: one JSON object per line, on stdout unless `stream` is given. Of a request only method,
 * path and sender are logged: headers, bodies and queries contain passwords and tokens.
 */
export function logging(level: Config['logLevel'], stream?: LogStream): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    serializers: {
      req: ({ method, url, ip }) => ({ method, path: url.split('?', 1)[0], ip }),
    },
    ...(stream && { stream }),
  };
}

/** Writes one line a request, when it is over: Fastify's own two say no more. */
export class OneLineEach extends LogController {
  override incomingRequest(): void {
    // The line of its end says what it was.
  }

  override requestCompleted(error: Error | null | undefined, req: FastifyRequest, reply: FastifyReply): void {
    const fields = { req, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...fields, err: error }, 'request errored');
    else reply.log.info(fields, 'request completed');
  }
}

/** Writes the lines of one turn of the event loop together: a system call for each would be a fifth of a short request. */
export function inBatches(out: LogStream) {
  let lines = '';

  /** Writes what was collected. */
  function flush(): void {
    if (lines === '') return;
    const written = lines;
    lines = '';
    out.write(written);
  }

  return {
    write: (line: string): void => {
      if (lines === '') setImmediate(flush);
      lines += line;
    },
    flush,
  };
}

/** A log for what is created before the application whose log it writes to. */
export function lateLog(log: () => FastifyBaseLogger): Pick<FastifyBaseLogger, 'warn' | 'error'> {
  return {
    warn: (fields: unknown, text?: string) => log().warn(fields, text),
    error: (fields: unknown, text?: string) => log().error(fields, text),
  };
}
