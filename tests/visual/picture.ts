import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import type { Page } from 'playwright';
import type { Box } from './contentBox.ts';
import { looksCache } from './run.ts';

/** Where the picture of this hash is, if it was taken on this machine. */
export const picturePath = (hash: string, folder = looksCache()): string => join(folder, `${hash}.png`);

/** The chunks of a PNG file: what describes it, and its pixels. */
function* chunksOf(png: Buffer): Generator<{ readonly type: string; readonly data: Buffer }> {
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    yield { type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) };
    at += length + 12;
  }
}

/**
 * The hash of a picture's size and pixels: two files may hold the same picture, compressed otherwise. Pixels stay in the
 * lines of differences that a PNG keeps them in, which one encoder writes in one way; to undo that takes most of the time.
 */
export function hashOf(png: Buffer): string {
  const chunks = [...chunksOf(png)];
  const dataOf = (type: string) => Buffer.concat(chunks.filter((chunk) => chunk.type === type).map(({ data }) => data));
  return createHash('sha256')
    .update(dataOf('IHDR'))
    .update(inflateSync(dataOf('IDAT')))
    .digest('hex')
    .slice(0, 16);
}

/** A picture, and the hash of its pixels. */
export interface Picture {
  readonly png: Buffer;
  readonly hash: string;
}

/** Takes a picture of a part of what a page shows. */
export async function takePicture(page: Page, clip: Box): Promise<Picture> {
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide', clip });
  return { png, hash: hashOf(png) };
}

/** Keeps a picture in the cache. */
export function keepPicture({ png, hash }: Picture): void {
  if (existsSync(picturePath(hash))) return;
  mkdirSync(looksCache(), { recursive: true });
  // Runs beside this one see a whole picture or none.
  const staging = `${picturePath(hash)}.${process.pid}`;
  writeFileSync(staging, png);
  renameSync(staging, picturePath(hash));
}
