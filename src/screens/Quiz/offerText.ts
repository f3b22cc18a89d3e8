import type { ListedExam } from '../../data/exams/examList.ts';

/** What buying an exam gives to a user, and what the official exam asks for, as far as they are known. */
export function offerText({ questionCount, minutes, scoredQuestions, passMark }: ListedExam): string {
  const all = questionCount === undefined ? 'all of its questions' : `all ${questionCount}`;
  const official = [
    scoredQuestions !== undefined && `has ${scoredQuestions} questions that count`,
    minutes !== undefined && `gives you ${minutes} minutes`,
    passMark !== undefined && `requires ${passMark}% to pass`,
  ].filter((fact) => fact !== false);
  return [
    `You have twenty questions so far. Buy the exam once to unlock ${all}, with no time limit.`,
    official.length > 0 && `The official exam ${new Intl.ListFormat('en').format(official)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
