import { gzipSync } from 'node:zlib';

/** What a text weighs in KB of 1024 bytes, as gzip packs it at its best; nothing weighs nothing. */
export const gzipKb = (text: Buffer | string): number =>
  text.length === 0 ? 0 : gzipSync(text, { level: 9 }).length / 1024;
