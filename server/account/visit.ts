import type { FastifyRequest } from 'fastify';
import { clientOf } from '../limits/limiter.ts';
import { deviceName } from './deviceName.ts';

/** The part of a request's origin that is kept: neither the whole address nor the user agent. */
export interface Visit {
  /** The network, as limits count clients. */
  readonly client: string;
  /** The browser and system, for people. */
  readonly device: string;
}

/** Where a request comes from. */
export function visitOf({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Visit {
  return { client: clientOf(ip), device: deviceName(headers['user-agent']) };
}
