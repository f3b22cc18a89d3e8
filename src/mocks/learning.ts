import type { LearnerQuestion } from '../../contract/learning.ts';

/** What each user has of each question. */
const kept = new Map<string, Map<string, LearnerQuestion>>();

/** Forgets what every user has of any question. */
export const resetLearning = (): void => kept.clear();

const keyOf = ({ examId, questionId }: Pick<LearnerQuestion, 'examId' | 'questionId'>) => `${examId} ${questionId}`;

/** What a user has of each question, of one exam or of all. */
export const learnerQuestionsOf = (userId: string, examId?: string): LearnerQuestion[] =>
  [...(kept.get(userId)?.values() ?? [])]
    .filter((question) => examId === undefined || question.examId === examId)
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));

/** Changes what a user has of a question; where nothing remains it is forgotten. */
export function changeLearnerQuestion(
  userId: string,
  id: Pick<LearnerQuestion, 'examId' | 'questionId'>,
  change: (before: LearnerQuestion) => LearnerQuestion,
): void {
  const own = kept.get(userId) ?? new Map<string, LearnerQuestion>();
  kept.set(userId, own);
  const { examId, questionId } = id;
  const after = change(own.get(keyOf(id)) ?? { examId, questionId, timesAsked: 0, flagged: false });
  const isEmpty = after.timesAsked === 0 && after.bookmarkedAt === undefined && after.note === undefined;
  if (isEmpty) own.delete(keyOf(id));
  else own.set(keyOf(id), after);
}

/** A question as an attempt asked it, which was finished at `lastAskedAt`. */
interface Asked extends Pick<LearnerQuestion, 'examId' | 'questionId'> {
  readonly lastPercent: number;
  readonly lastAskedAt: string;
  readonly lastVersion: number;
  /** Of an exam simulation. */
  readonly flagged?: boolean;
}

/** Adds that a user was asked a question. */
export function addAsked(userId: string, asked: Asked): void {
  changeLearnerQuestion(userId, asked, (before) => ({
    ...before,
    ...((before.lastAskedAt ?? '') <= asked.lastAskedAt && asked),
    timesAsked: before.timesAsked + 1,
  }));
}
