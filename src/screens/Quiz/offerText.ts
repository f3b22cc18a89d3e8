import type { ListedExam } from '../../data/exams/examList.ts';

/** What buying an exam gives to a user, and what the official exam asks for, as far as they are known. */
export function offerText({ questionCount, minutes, passMark }: ListedExam): string {
  const all = questionCount === undefined ? 'all of its questions' : `all ${questionCount}`;
  const official = [
    minutes !== undefined && `gives ${minutes} minutes`,
    passMark !== undefined && `asks for ${passMark}% to pass`,
  ].filter(Boolean);
  return [
    `Twenty questions are open to you. Buy the exam once to open ${all} for good.`,
    official.length > 0 && `The official exam ${official.join(' and ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
