import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { difficulty } from '../../../contract/exams.ts';
import type { ExamFile } from '../../../server/content/examFile.ts';
import { item, sentence } from '../questions.ts';

const SECTIONS = ['setup', 'objects', 'sales', 'data', 'automation'];

/** Writes as many exams of as many questions into a folder, the same in every run; in JSON, as a machine would. */
export function writeBank(folder: string, exams: number, questions: number): void {
  mkdirSync(folder, { recursive: true });
  for (let at = 0; at < exams; at += 1) {
    const exam = examAt(at, questions);
    writeFileSync(join(folder, `${exam.slug}.json`), JSON.stringify(exam, undefined, 2));
  }
}

function examAt(position: number, questions: number): ExamFile {
  return {
    slug: `exam-${position + 1}`,
    name: `Exam ${position + 1}`,
    description: `${sentence(position, 14)}.`,
    position,
    price: '29.00',
    passMark: 65,
    minutes: 105,
    scoredQuestions: 60,
    unscoredQuestions: 5,
    guide: { title: 'Exam Guide', url: 'https://help.salesforce.com/guide', verifiedOn: '2026-11-21' },
    sections: SECTIONS.map((id) => ({ id, name: sentence(id.length, 3), weight: 100 / SECTIONS.length })),
    questions: Array.from({ length: questions }, (_, at) => questionAt(position * questions + at, at)),
  };
}

/** About as large as a real one. */
function questionAt(seed: number, at: number): ExamFile['questions'][number] {
  return {
    id: `q-${at + 1}`,
    section: item(SECTIONS, at),
    difficulty: item(difficulty.options, at),
    text: `${sentence(seed, 18)}. ${sentence(seed + 3, 18)}. ${sentence(seed + 5, 12)}?`,
    answers: [0, 1, 2, 3].map((letter) => ({
      text: `${sentence(seed * 4 + letter, 8)} ${letter}`,
      ...(letter === at % 4 && { correct: true }),
      explanation: `${sentence(seed * 4 + letter + 1, 16)}. ${sentence(seed * 4 + letter + 2, 14)}.`,
    })),
    references: [{ title: sentence(seed, 5), url: `https://help.salesforce.com/${at}` }],
  };
}
