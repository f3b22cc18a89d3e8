import type { ExamFile } from '../../../server/content/examFile.ts';
import type { Finding } from '../../../server/content/problems.ts';

/**
 * A check of how an exam is written. The server serves exams that break it: what it needs to hold is in
 * `server/content/rules.ts`.
 */
export type EditorialRule = (exam: ExamFile) => Finding[];

/** Practice exams of an exam that share no question. */
export const SETS = 3;

/** One finding where a rule is broken, else none. */
export const findingIf = (isBroken: boolean, path: Finding['path'], message: string): Finding[] =>
  isBroken ? [{ path, message }] : [];

/** Makes the rule that no two answers of a question are the same in one part, once `plain` has been made of it. */
export const answersDiffer =
  (part: 'text' | 'explanation', plain: (text: string) => string, message: string): EditorialRule =>
  ({ questions }) =>
    questions.flatMap(({ answers }, question) => {
      const texts = answers.map((answer) => plain(answer[part]));
      return texts.flatMap((text, answer) =>
        findingIf(texts.indexOf(text) < answer, ['questions', question, 'answers', answer, part], message),
      );
    });

/** Below this many questions one more or less moves a share by more than 5 points, so that shares say nothing. */
const LEAST_FOR_SHARES = 20;

/** Applies a rule about shares to exams with enough questions. */
export function withEnoughQuestions(rule: EditorialRule): EditorialRule {
  return (exam) => (exam.questions.length < LEAST_FOR_SHARES ? [] : rule(exam));
}

/** A share from 0 to 1 in whole percent. */
export const percent = (share: number): string => `${Math.round(share * 100)} %`;

export function takesSeveral({ answers }: ExamFile['questions'][number]): boolean {
  return answers.filter(({ correct }) => correct).length > 1;
}
