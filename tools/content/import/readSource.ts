import { open, stat } from 'node:fs/promises';
import { KnownFailure } from '../../../server/knownFailure.ts';

const MB = 1024 * 1024;

/** Bytes of a file, at most. */
const MOST = 10 * MB;

/** The bytes of a file that people give. Rejects with a `KnownFailure` for what is none, and for one that is too big. */
export async function readSource(path: string): Promise<Buffer> {
  const is = await stat(path).catch((error: unknown) => {
    throw new KnownFailure(`${path} can't be read.`, { cause: error });
  });
  if (!is.isFile()) throw new KnownFailure(`${path} is no file.`);
  if (is.size > MOST) throw tooBig(path, is.size);

  const file = await open(path).catch((error: unknown) => {
    throw new KnownFailure(`${path} can't be read.`, { cause: error });
  });
  try {
    // It may have grown in the meantime.
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MOST + 1), 0, MOST + 1, 0);
    if (bytesRead > MOST) throw tooBig(path, bytesRead);
    return Buffer.from(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

function tooBig(path: string, bytes: number): KnownFailure {
  return new KnownFailure(`${path} has ${(bytes / MB).toFixed(1)} MB. Files of up to ${MOST / MB} MB are read.`);
}
