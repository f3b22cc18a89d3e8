import type { FastifyBaseLogger } from 'fastify';

/** A log for what is made before the application whose log it writes to. */
export function lateLog(log: () => FastifyBaseLogger): Pick<FastifyBaseLogger, 'warn' | 'error'> {
  return {
    warn: (fields: unknown, text?: string) => log().warn(fields, text),
    error: (fields: unknown, text?: string) => log().error(fields, text),
  };
}
