/** Reads a file in a thread of its own: what it is given is a `FileRequest`, and what it says a `FileReading`. */
import { parentPort, workerData } from 'node:worker_threads';
import { KnownFailure } from '../../../server/knownFailure.ts';
import { accept } from '../formats/accept.ts';
import { formatOf, readers } from '../formats/formats.ts';
import type { FileReading, FileRequest } from './readFile.ts';
import { readSource } from './readSource.ts';

async function read({ path, format: wanted, sections }: FileRequest): Promise<FileReading> {
  const bytes = await readSource(path);
  const format = wanted ?? formatOf(path, bytes);
  const reader = format === undefined ? undefined : readers[format];
  if (!reader) throw new KnownFailure(`What is ${path}? Say so: --format ${Object.keys(readers).join('|')}`);
  const { items, remarks = [] } = await reader({ shownAs: path, bytes, sections });
  return { items: items.map((item) => ('question' in item ? accept(item) : item)), remarks };
}

async function answer(): Promise<FileReading | { readonly refusal: string }> {
  const request: FileRequest = workerData;
  try {
    return await read(request);
  } catch (error) {
    if (error instanceof KnownFailure) return { refusal: error.message };
    // The one thing that only hostile files do to parsers that call themselves.
    if (error instanceof RangeError) return { refusal: `${request.path} is nested too deep.` };
    throw error;
  }
}

parentPort?.postMessage(await answer());
