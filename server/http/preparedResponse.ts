import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = (text: string | Buffer, quality: number) =>
  promisify(brotliCompress)(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });

/** Compresses with the best ratio of each encoding. */
export const packers = {
  br: (text: string | Buffer) => brotli(text, constants.BROTLI_MAX_QUALITY),
  gzip: (text: string | Buffer) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
};

/** How a text can be compressed for the browser. */
type Encoding = keyof typeof packers;

const encodings: Encoding[] = ['br', 'gzip'];

/** Long texts are compressed on request: 10 % more bytes for a twentieth of the time. */
const LONG = 100_000;
const QUICK_QUALITY = 9;

/** A response's body that is made once and sent many times: its bytes, their hash, and their compressed forms. */
export class PreparedResponse {
  readonly bytes: Buffer;
  /** Weak, as one tag stands for the plain and the compressed forms. */
  readonly etag: string;
  readonly #packed = new Map<Encoding, Promise<Buffer>>();

  constructor(text: string) {
    this.bytes = Buffer.from(text);
    this.etag = `W/"${hash('sha256', this.bytes, 'base64')}"`;
  }

  /** Compressed once, when it is first requested so. */
  packed(encoding: Encoding): Promise<Buffer> {
    const isLong = encoding === 'br' && this.bytes.length > LONG;
    const packing =
      this.#packed.get(encoding) ?? (isLong ? brotli(this.bytes, QUICK_QUALITY) : packers[encoding](this.bytes));
    this.#packed.set(encoding, packing);
    return packing;
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
  const encoding = negotiate((headers['accept-encoding'] ?? '').toLowerCase(), encodings);
  if (!encoding) return body.bytes;
  reply.header('content-encoding', encoding);
  return body.packed(encoding);
}
