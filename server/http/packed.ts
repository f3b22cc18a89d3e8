import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

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
export type Encoding = keyof typeof packers;

const encodings: Encoding[] = ['br', 'gzip'];

/** The best encoding that a client accepts, by its `accept-encoding`; undefined where it accepts none of ours. */
export const encodingFor = (accepted = ''): Encoding | undefined =>
  negotiate(accepted.toLowerCase(), encodings) ?? undefined;

/** Long texts are compressed on request: 10 % more bytes for a twentieth of the time. */
const LONG = 100_000;
const QUICK_QUALITY = 9;

/** A text in every encoding, compressed once, when it is first requested. */
export function packed(text: Buffer): (encoding: Encoding) => Promise<Buffer> {
  const started = new Map<Encoding, Promise<Buffer>>();
  return (encoding) => {
    const isLong = encoding === 'br' && text.length > LONG;
    const packing = started.get(encoding) ?? (isLong ? brotli(text, QUICK_QUALITY) : packers[encoding](text));
    started.set(encoding, packing);
    return packing;
  };
}
