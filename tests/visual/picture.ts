import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { PNG } from 'pngjs';
import type { Box } from './contentBox.ts';
import { looksCache } from './run.ts';

/** Where the picture of this hash is, if it was taken on this machine. */
export const picturePath = (hash: string, folder = looksCache()): string => join(folder, `${hash}.png`);

/** The hash of a picture's size and pixels: two files may hold the same picture. */
export function hashOf(png: Buffer): string {
  const { width, height, data } = PNG.sync.read(png);
  return createHash('sha256').update(`${width}x${height}`).update(data).digest('hex').slice(0, 16);
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
