import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';

/** Where log lines go; one call per line. */
export interface LogStream {
  write(line: string): void;
}

/**
 * How requests are logged: one JSON object per line, on stdout unless `stream` is given. Of a request only method,
 * path and sender are kept: headers, bodies and queries hold passwords and tokens.
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
