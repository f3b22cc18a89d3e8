import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodingFor, packed } from './packed.ts';

describe('encodingFor', () => {
  it('answers each client by what it accepts, again and again', () => {
    const accepted = ['br', 'gzip', 'gzip;q=0.5, br;q=0.4', 'zstd', 'br;q=0', undefined];
    const expected = ['br', 'gzip', 'gzip', undefined, undefined, undefined];
    expect(accepted.map(encodingFor)).toEqual(expected);
    for (let at = 0; at < 300; at += 1) expect(encodingFor(`gzip, x-${at}`)).toBe('gzip');
    expect(accepted.map(encodingFor)).toEqual(expected);
  });
});

describe('packed', () => {
  it.each([10, 200_000])('compresses a text of %i bytes once', async (length) => {
    const text = Buffer.from('a text '.repeat(length)).subarray(0, length);
    const pack = packed(text);
    expect([brotliDecompressSync(await pack('br')), gunzipSync(await pack('gzip'))]).toEqual([text, text]);
    expect(await pack('br')).toBe(await pack('br'));
  });
});
