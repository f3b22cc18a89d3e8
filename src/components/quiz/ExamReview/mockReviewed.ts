import type { ReviewedQuestion } from '../AnswerList/listed.tsx';

const asks = [
  ['Which two reports can the regional manager subscribe to for her whole team?', 'Data and Analytics Management'],
  ['What happens to the leads that no rule entry matches?', 'Sales and Marketing Applications'],
  ['Which two steps come first before the first employee agent can be built?', 'Agentforce AI'],
  ['In which order do the before-save flow, the validation rule and the assignment rule run?', 'Automation'],
] as const;

/** Sixty answered questions of an exam; what `overrides` says of a number, from 1, is different. */
export const mockReviewed = (overrides: Readonly<Record<number, Partial<ReviewedQuestion>>> = {}): ReviewedQuestion[] =>
  Array.from({ length: 60 }, (_, index) => {
    const [question = '', section = ''] = asks[index % asks.length] ?? [];
    const answered = { status: 'answered', flagged: false, choose: 1, picked: ['C'], seconds: 72 } as const;
    return { ...answered, index, question, section, ...overrides[index + 1] };
  });

/** Open ones, as the exam's time comes to its end. */
export const openOnes: Readonly<Record<number, Partial<ReviewedQuestion>>> = {
  9: { status: 'unanswered', picked: [], seconds: 72 },
  17: { status: 'unanswered', picked: [], seconds: 38 },
  31: { status: 'incomplete', picked: ['B'], choose: 2 },
  41: { status: 'unanswered', flagged: true, picked: [], seconds: 125 },
  58: { status: 'unanswered', picked: [], seconds: 9 },
};

/** Answered ones that want another look. */
export const flaggedOnes: Readonly<Record<number, Partial<ReviewedQuestion>>> = {
  8: { flagged: true, picked: ['A'] },
  23: { flagged: true, picked: ['C', 'E'], choose: 2 },
};
