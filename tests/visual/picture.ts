import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { PNG } from 'pngjs';

const cache = join(import.meta.dirname, '../../node_modules/.cache/certcrest-looks');

/** Where the picture of this hash is, if it was taken on this machine. */
export const picturePath = (hash: string) => join(cache, `${hash}.png`);

/** Whether the picture of this hash was taken on this machine. */
export const isPictureKept = (hash: string) => existsSync(picturePath(hash));

/** The hash of a picture's size and pixels: two files may hold the same picture. */
export function hashOf(png: Buffer): string {
  const { width, height, data } = PNG.sync.read(png);
  return createHash('sha256').update(`${width}x${height}`).update(data).digest('hex').slice(0, 16);
}

/** Takes a picture of what a page shows, as soon as two in a row are the same. */
export async function takePicture(page: Page): Promise<Buffer> {
  const take = () => page.screenshot({ animations: 'disabled', caret: 'hide' });
  let last = await take();
  for (let attempt = 0; attempt < 20; attempt++) {
    const next = await take();
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error('The page never came to rest: no two pictures in a row were the same.');
}

/** Keeps a picture in the cache, and returns its hash. */
export function keepPicture(png: Buffer): string {
  const hash = hashOf(png);
  if (isPictureKept(hash)) return hash;
  mkdirSync(cache, { recursive: true });
  // Runs beside this one see a whole picture or none.
  const staging = `${picturePath(hash)}.${process.pid}`;
  writeFileSync(staging, png);
  renameSync(staging, picturePath(hash));
  return hash;
}
