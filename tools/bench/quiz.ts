import type { ExamQuiz } from '../../contract/exams.ts';

const WORDS =
  'account record owner report field layout profile permission set flow queue approval object sharing rule role object page dashboard campaign lead case contact user manager team folder'.split(
    ' ',
  );
const SECTIONS = ['Configuration and Setup', 'Object Manager', 'Sales Applications', 'Data Management', 'Automation'];
const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

/** An element of a list that is not empty; after the last one the list begins again. */
export const item = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** Words in an order that depends on `seed` alone, so that every run has the same sentences. */
export function sentence(seed: number, length: number): string {
  const words = Array.from({ length }, (_, at) => item(WORDS, seed * 7 + at * (3 + (seed % 5)) + ((at * at) % 11)));
  return words.join(' ').replace(/^./, (first) => first.toUpperCase());
}

/** The text of an answer, found nowhere else in its quiz. */
export const answerText = (question: number, at: number): string =>
  `${sentence(question * 4 + at, 9)} ${question + 1}.${at + 1}`;

/** A quiz of any length, as large per question as real ones. Every fifth question takes two answers. */
export function syntheticQuiz(length: number): ExamQuiz {
  const answer = (question: number, at: number) => ({
    id: `q${question}-${at}`,
    text: answerText(question, at),
    isCorrect: at === question % 4 || (question % 5 === 4 && at === (question + 1) % 4),
    explanation: `${sentence(question * 4 + at + 1, 18)}.`,
  });
  return {
    examId: 'bench',
    examTitle: `An exam of ${length} questions`,
    questions: Array.from({ length }, (_, index) => ({
      id: `q${index}`,
      question: `${sentence(index, 14)}. ${sentence(index + 3, 14)}: which of \`${item(WORDS, index)}\` holds?`,
      category: item(SECTIONS, index),
      difficulty: item(DIFFICULTIES, index),
      answers: [0, 1, 2, 3].map((at) => answer(index, at)),
      references: [{ title: sentence(index, 3), url: `https://help.salesforce.com/${index}` }],
      set: 1,
      version: 1,
    })),
    bought: true,
    questionCount: length,
    minutes: 105,
    scoredQuestions: length,
    unscoredQuestions: 0,
    passMark: 65,
    covered: SECTIONS.map((name) => ({ name, weight: 100 / SECTIONS.length, objectives: [] })),
    changes: [],
  };
}
