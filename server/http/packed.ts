import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

/** Compresses with the best ratio of each encoding. */
export const packers = {
  br: (text: string | Buffer) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text: string | Buffer) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
};

/** How a text can be compressed for the browser. */
export type Encoding = keyof typeof packers;

const encodings: Encoding[] = ['br', 'gzip'];

/** The best encoding that a client accepts, by its `accept-encoding`; undefined where it accepts none of ours. */
export const encodingFor = (accepted: string | undefined): Encoding | undefined =>
  (accepted && negotiate(accepted.toLowerCase(), encodings)) || undefined;

/** A text in every encoding, compressed once, when it is first requested. */
export function packed(text: string): (encoding: Encoding) => Promise<Buffer> {
  const started = new Map<Encoding, Promise<Buffer>>();
  return (encoding) => {
    const packing = started.get(encoding) ?? packers[encoding](text);
    started.set(encoding, packing);
    return packing;
  };
}
