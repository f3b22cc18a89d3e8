import { readItem, writeItem } from '../session/storage.ts';

/** Remembers the exam on show (docs/product.md 3.1). */
export const rememberExam = (examId: string): void => writeItem('examId', examId);

/** Id of the exam that was last on show; undefined where there was none. */
export const currentExamId = (): string | undefined => readItem('examId') ?? undefined;
