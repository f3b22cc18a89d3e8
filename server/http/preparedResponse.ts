import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor, packed } from './packed.ts';

/** A response's body that is made once and sent many times: its bytes, their hash, and their compressed forms. */
export class PreparedResponse {
  readonly bytes: Buffer;
  /** Weak, as one tag stands for the plain and the compressed forms. */
  readonly etag: string;
  /** Compressed when it is first requested so. */
  readonly packed: ReturnType<typeof packed>;

  constructor(text: string) {
    this.bytes = Buffer.from(text);
    this.etag = `W/"${createHash('sha256').update(this.bytes).digest('base64')}"`;
    this.packed = packed(this.bytes);
  }
}

/**
 * The bytes to send of a prepared body, in the best encoding that the client accepts; sets the headers that belong to
 * them. A client that has them already gets 304 from `@fastify/etag`, which knows the tag.
 */
export async function bytesFor(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  body: PreparedResponse,
): Promise<Buffer> {
  reply.header('etag', body.etag);
  const encoding = encodingFor(headers['accept-encoding']);
  if (!encoding) return body.bytes;
  reply.header('content-encoding', encoding);
  return body.packed(encoding);
}
