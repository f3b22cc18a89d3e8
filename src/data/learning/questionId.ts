import type { LearnerQuestion } from '../../../contract/learning.ts';

/** Which question of which exam. */
export type QuestionId = Pick<LearnerQuestion, 'examId' | 'questionId'>;

/** Identifies a question among those of all exams. */
export const questionKey = ({ examId, questionId }: QuestionId): string => `${examId} ${questionId}`;
