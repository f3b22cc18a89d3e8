import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { LeftOut, Source } from './draft.ts';
import { KnownFailure } from './host.ts';
import type { FoundQuestion } from './question.ts';

/** A file that is to be read. */
export interface FileRequest extends Pick<Source, 'sections' | 'numbersFrom'> {
  readonly path: string;
  /** One of `readers`; where it is undefined, the file tells its format. */
  readonly format: string | undefined;
}

/** The content of a file. */
export interface FileReading {
  readonly items: readonly (FoundQuestion | LeftOut)[];
  /** What concerns the file as a whole, each as a sentence. */
  readonly remarks: readonly string[];
}

/** Limits for one file, in milliseconds and MB. Most are read within a second, the largest within ten. */
const PATIENCE = 60_000;
const MEMORY_MB = 1024;

/**
 * Reads a file of questions in a thread of its own, which limits the time and the memory that any file can take. Rejects with a `KnownFailure` for a file that is refused. `patience` is in milliseconds.
 */
export async function readFile(request: FileRequest, patience: number = PATIENCE): Promise<FileReading> {
  const worker = new Worker(new URL('./readFile.worker.ts', import.meta.url), {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const time = AbortSignal.timeout(patience);
  try {
    const [message] = await once(worker, 'message', { signal: time });
    const { refusal, ...reading }: FileReading & { refusal?: string } = message;
    if (refusal !== undefined) throw new KnownFailure(refusal);
    return reading;
  } catch (error) {
    if (time.aborted)
      throw new KnownFailure(`${request.path} is refused: it takes too long to read.`, { cause: error });
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
      throw new KnownFailure(`${request.path} is refused: it takes too much memory to read.`, { cause: error });
    }
    throw error;
  } finally {
    await worker.terminate();
  }
}
