import * as z from 'zod/mini';
import { type Answer, examQuiz, type ExamQuiz, type Question } from '../../contract/exams.ts';

const WORDS =
  'account record owner report field layout profile permission set flow queue approval object sharing rule role object page dashboard campaign lead case contact user manager team folder'.split(
    ' ',
  );
const SECTIONS = ['Configuration and Setup', 'Object Manager', 'Sales Applications', 'Data Management', 'Automation'];
const LEVELS = ['easy', 'medium', 'hard'] as const;

/** An element of a list that goes round. */
export const item = <T>(list: readonly T[], at: number): T => list[at % list.length] as T; // no list here is empty

/** Words in an order that only `seed` decides, so that every run gets the same sentence. */
export function sentence(seed: number, length: number): string {
  const words = Array.from({ length }, (_, at) => item(WORDS, seed * 7 + at * (3 + (seed % 5)) + ((at * at) % 11)));
  return words.join(' ').replace(/^./, (first) => first.toUpperCase());
}

/** Every fifth question takes two answers, all others one. */
function answerOf(question: number, at: number): Answer {
  const correct = question % 4;
  return {
    id: `q${question}-${at}`,
    text: sentence(question * 4 + at, 9),
    isCorrect: at === correct || (question % 5 === 4 && at === (correct + 1) % 4),
    explanation: `${sentence(question * 4 + at + 1, 18)}.`,
  };
}

function questionAt(index: number): Question {
  return {
    id: `q${index}`,
    question: `${sentence(index, 14)}. ${sentence(index + 3, 14)}: which of \`${item(WORDS, index)}\` holds?`,
    category: item(SECTIONS, index),
    difficulty: item(LEVELS, index),
    answers: [0, 1, 2, 3].map((at) => answerOf(index, at)),
    references: [{ title: sentence(index, 3), url: `https://help.salesforce.com/${index}` }],
  };
}

/** A quiz of any length, as large per question as real ones, the same in every run; checked against the contract. */
export function syntheticQuiz(length: number): ExamQuiz {
  return z.parse(examQuiz, {
    examId: 'bench',
    examTitle: `An exam of ${length} questions`,
    questions: Array.from({ length }, (_, index) => questionAt(index)),
    bought: true,
  });
}
