import { writers } from './formats.ts';
import type { ExamFile } from './host.ts';
import { outgoingExam, type Writing } from './outgoing.ts';

/** The names of the formats that exams are exported to. */
export const exportFormats: readonly string[] = Object.keys(writers);

/** An exam in another format. */
export interface Export extends Writing {
  /** What the format has no place for, besides the questions that it can't hold. */
  readonly loses?: string;
}

/** Writes an exam in one of `exportFormats`. */
export async function exportExam(exam: ExamFile, format: string): Promise<Export> {
  const writer = writers[format];
  if (!writer) throw new Error(`There is no format "${format}".`);
  const { write, ...rest } = writer;
  return { ...rest, ...(await write(outgoingExam(exam))) };
}
