import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { ExamFile } from '../../server/content/examFile.ts';

type QuestionFile = ExamFile['questions'][number];

/** A valid question; the first of its two answers is correct. */
export function questionFile(overrides: Partial<QuestionFile> = {}): QuestionFile {
  return {
    id: 'adm-setup-01',
    section: 'setup',
    difficulty: 'medium',
    text: 'Which setting keeps records private?',
    answers: [
      { text: 'Private', correct: true, explanation: 'Private records open only to their owners.' },
      { text: 'Public', explanation: 'Public records open to everybody.' },
    ],
    references: [{ title: 'Sharing Defaults', url: 'https://help.example/sharing' }],
    ...overrides,
  };
}

/** As many valid questions, in turns of the two sections. */
export function questionFiles(count: number): QuestionFile[] {
  return Array.from({ length: count }, (_, index) =>
    questionFile({
      id: `adm-${index + 1}`,
      section: index % 2 === 0 ? 'setup' : 'data',
      text: `Question ${index + 1}?`,
    }),
  );
}

/** A valid exam with two sections and two questions. */
export function examFileWith(overrides: Partial<ExamFile> = {}): ExamFile {
  return {
    slug: 'administrator',
    name: 'Platform Administrator',
    description: 'Sets up and runs an org.',
    position: 1,
    price: '49.00',
    passMark: 65,
    minutes: 105,
    scoredQuestions: 60,
    unscoredQuestions: 5,
    guide: { title: 'Administrator Exam Guide', url: 'https://help.example/guide', verifiedOn: '2026-11-21' },
    sections: [
      { id: 'setup', name: 'Configuration and Setup', weight: 60 },
      { id: 'data', name: 'Data Management', weight: 40 },
    ],
    questions: questionFiles(2),
    ...overrides,
  };
}

/** A temporary content folder. */
export type ContentFolder = ReturnType<typeof contentFolder>;

/** Creates a content folder with the given exams. */
export function contentFolder(exams: readonly ExamFile[] = []) {
  const dir = mkdtempSync(join(tmpdir(), 'certcrest-content-'));
  const writeText = (file: string, text: string) => writeFileSync(join(dir, file), text);
  /** Writes an exam under its slug. */
  const write = (exam: ExamFile) => writeText(`${exam.slug}.yaml`, stringify(exam));
  for (const exam of exams) write(exam);
  return {
    dir,
    write,
    writeText,
    remove: (file: string): void => rmSync(join(dir, file)),
    /** Removes the folder itself. */
    dispose: (): void => rmSync(dir, { recursive: true }),
  };
}
