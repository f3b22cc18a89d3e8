import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import yazl from 'yazl';
import { KnownFailure } from '../host.ts';

/** Limits of a package. They are measured while it is unpacked, as its headers may be wrong. */
const MOST_FILES = 5000;
const MOST_BYTES = 50 * 1024 * 1024;
const MOST_TIMES_ITSELF = 100;

/** Up to this many bytes any compression is accepted. */
const HARMLESS = 1024 * 1024;

/** An opened package. */
export interface Zip {
  readonly names: readonly string[];
  /** The bytes of a file in it. Rejects with a `KnownFailure` where more is unpacked than any package holds. */
  readonly read: (name: string) => Promise<Buffer>;
}

/** Opens a package. Rejects with a `KnownFailure` where it can't be read or would do harm if it were unpacked. */
export async function openZip(bytes: Buffer, shownAs: string): Promise<Zip> {
  const refuse = (why: string, cause?: unknown) => new KnownFailure(`${shownAs} is refused: ${why}.`, { cause });
  const failed = (error: unknown) =>
    error instanceof KnownFailure ? error : refuse(error instanceof Error ? error.message : String(error), error);
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  try {
    const zip = await open(bytes);
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName;
      if (entries.size >= MOST_FILES) throw refuse(`it holds more than ${MOST_FILES} files`);
      if (entries.has(name)) throw refuse(`it holds "${name}" twice`);
      if (entry.isEncrypted()) throw refuse(`"${name}" is encrypted`);
      if (!isPlain(entry)) throw refuse(`"${name}" is a link or no file`);
      entries.set(name, entry);
    }
    return {
      names: [...entries.keys()],
      read: (name) => read(zip, name).catch((error: unknown) => Promise.reject(failed(error))),
    };
  } catch (error) {
    throw failed(error);
  }

  async function read(zip: ZipFile, name: string): Promise<Buffer> {
    const entry = entries.get(name);
    if (!entry) throw refuse(`it does not hold "${name}"`);
    const stream: Readable = await zip.openReadStreamPromise(entry);
    const chunks: Buffer[] = [];
    for await (const chunk of stream) {
      const part = Buffer.from(chunk);
      unpacked += part.length;
      if (unpacked > MOST_BYTES || (unpacked > HARMLESS && unpacked > bytes.length * MOST_TIMES_ITSELF)) {
        throw refuse(`more than ${Math.floor(unpacked / HARMLESS)} MB come out of its ${bytes.length} bytes`);
      }
      chunks.push(part);
    }
    return Buffer.concat(chunks);
  }
}

/** The library itself refuses names that are absolute or lead out of the package. */
const open = (bytes: Buffer): Promise<ZipFile> =>
  yauzl.fromBufferPromise(bytes, {
    lazyEntries: true,
    autoClose: false,
    validateEntrySizes: true,
    strictFileNames: true,
  });

/** Whether an entry is a file or a folder by the mode of the system that packed it, where that has modes. */
function isPlain({ externalFileAttributes }: Entry): boolean {
  const type = (externalFileAttributes >>> 16) & 0o170000;
  return type === 0 || type === 0o100000 || type === 0o040000;
}

/** Packs texts by their names. The same texts give the same bytes at any time and in every time zone. */
export async function writeZip(files: readonly (readonly [name: string, text: string])[]): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, text] of files) {
    zip.addBuffer(Buffer.from(text), name, { mtime: new Date(1980, 0, 1), mode: 0o100644, forceDosTimestamp: true });
  }
  zip.end();
  return buffer(zip.outputStream);
}
