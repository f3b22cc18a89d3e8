import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';

/** Packs texts by their names. The same texts give the same bytes, on every day and in every time zone. */
export async function writeZip(files: readonly (readonly [name: string, text: string])[]): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, text] of files) {
    zip.addBuffer(Buffer.from(text), name, { mtime: new Date(1980, 0, 1), mode: 0o100644, forceDosTimestamp: true });
  }
  zip.end();
  return buffer(zip.outputStream);
}
