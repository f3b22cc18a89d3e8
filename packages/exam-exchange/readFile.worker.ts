/** Reads a file in a thread of its own: its data is a `FileRequest`, and its one message a `FileReading` or a refusal. */
import { open, stat } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { formatOf, readers } from './formats.ts';
import { KnownFailure } from './host.ts';
import { questionsOf } from './question.ts';
import type { FileReading, FileRequest } from './readFile.ts';

const MB = 1024 * 1024;

/** Bytes of a file, at most. */
const MOST = 10 * MB;

const request: FileRequest = workerData;
try {
  parentPort?.postMessage(await read(request));
} catch (error) {
  // Only hostile files lead recursive parsers to a RangeError.
  if (error instanceof RangeError) parentPort?.postMessage({ refusal: `${request.path} is nested too deep.` });
  else if (error instanceof KnownFailure) parentPort?.postMessage({ refusal: error.message });
  else throw error;
}

async function read({ path, format: wanted, ...rest }: FileRequest): Promise<FileReading> {
  const bytes = await readBytes(path);
  const format = wanted ?? formatOf(path, bytes);
  const reader = format === undefined ? undefined : readers[format];
  if (!reader) throw new KnownFailure(`What is ${path}? Say so: --format ${Object.keys(readers).join('|')}`);
  const { items, remarks = [] } = await reader({ ...rest, shownAs: path, bytes });
  const isSilent = items.length === 0 && remarks.length === 0;
  return {
    items: questionsOf(items),
    remarks: isSilent ? [`${path} holds no question in the format "${format}".`] : remarks,
  };
}

/** The bytes of a file. Rejects with a `KnownFailure` for what is no file, and for one that is too big. */
async function readBytes(path: string): Promise<Buffer> {
  const unreadable = (error: unknown) => Promise.reject(new KnownFailure(`${path} can't be read.`, { cause: error }));
  const tooBig = (bytes: number) =>
    new KnownFailure(`${path} has ${(bytes / MB).toFixed(1)} MB. Files of up to ${MOST / MB} MB are read.`);
  const stats = await stat(path).catch(unreadable);
  if (!stats.isFile()) throw new KnownFailure(`${path} is no file.`);
  if (stats.size > MOST) throw tooBig(stats.size);

  await using file = await open(path).catch(unreadable);
  // The file may have grown since.
  const { buffer, bytesRead } = await file.read(Buffer.alloc(MOST + 1), 0, MOST + 1, 0);
  if (bytesRead > MOST) throw tooBig(bytesRead);
  return Buffer.from(buffer.subarray(0, bytesRead));
}
