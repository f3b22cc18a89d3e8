import { mockTimes } from '../PaceReport/mockTimes.ts';
import type { AnsweredQuestion } from './listed.tsx';

const asks = [
  'Which two settings could explain that a sales manager sees every opportunity in a report?',
  'Which two steps come first before the first employee agent can be built?',
  'Which two statements are true after Region is required on one layout?',
  'What should stop a shipment from being released while one of its inspections has failed?',
  'In which order do the before-save flow, the validation rule and the assignment rule run?',
];
const sections = ['Data and Analytics Management', 'Agentforce AI', 'Object Manager and Lightning App Builder'];
const levels = ['easy', 'medium', 'hard'] as const;

/** The answers of an exam with 60 questions, six of them flagged. */
export const mockAnswers: readonly AnsweredQuestion[] = mockTimes.map(({ seconds }, index) => {
  const outcome = mockTimes[(index * 7) % mockTimes.length]?.outcome ?? 'right';
  return {
    index,
    question: `They ask for help. ${asks[index % asks.length] ?? ''}`,
    section: sections[index % sections.length] ?? '',
    difficulty: levels[index % levels.length] ?? 'easy',
    outcome,
    picked: outcome === 'unanswered' ? [] : outcome === 'wrong' ? ['A'] : ['B', outcome === 'right' ? 'D' : 'A'],
    correct: ['B', 'D'],
    points: { right: 1, partly: 0.5, wrong: 0, unanswered: 0 }[outcome],
    flagged: index % 10 === 1,
    seconds,
  };
});
