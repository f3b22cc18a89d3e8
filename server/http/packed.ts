import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

/** Packs as tightly as each encoding can. */
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

/** How a text can be packed for its way to the browser. */
export type Encoding = keyof typeof packers;

const encodings: Encoding[] = ['br', 'gzip'];

/** The best encoding that a client takes, by its `accept-encoding`; undefined where it takes none of ours. */
export const encodingFor = (accepted: string | undefined): Encoding | undefined =>
  (accepted && negotiate(accepted.toLowerCase(), encodings)) || undefined;

/** A text in every encoding, packed once, when somebody first asks for it. */
export function packed(text: string): (encoding: Encoding) => Promise<Buffer> {
  const made = new Map<Encoding, Promise<Buffer>>();
  return (encoding) => {
    const packing = made.get(encoding) ?? packers[encoding](text);
    made.set(encoding, packing);
    return packing;
  };
}
