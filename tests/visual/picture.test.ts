import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { hashOf } from './picture.ts';

/** A picture of the given pixels, one byte for each channel. */
function picture(width: number, height: number, data: readonly number[]) {
  return Object.assign(new PNG({ width, height }), { data: Buffer.from(data) });
}

const red = [255, 0, 0, 255];
const almostRed = [254, 0, 0, 255];

it('the hash of a picture is that of its pixels, however its file is packed', () => {
  const png = picture(2, 1, [...red, ...red]);
  const packed = PNG.sync.write(png, { deflateLevel: 9 });
  const loose = PNG.sync.write(png, { deflateLevel: 0 });
  expect(packed.equals(loose)).toBe(false);
  expect(hashOf(packed)).toBe(hashOf(loose));
});

it('one pixel, one step apart, is another picture, and so is another size', () => {
  const hashes = [
    picture(2, 1, [...red, ...red]),
    picture(2, 1, [...red, ...almostRed]),
    picture(1, 2, [...red, ...red]),
  ];
  expect(new Set(hashes.map((png) => hashOf(PNG.sync.write(png)))).size).toBe(3);
});
