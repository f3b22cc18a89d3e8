import { freeQuestions } from '../exam/freeQuestions.ts';

/**
 * How far a user is with an exam: by its attempts, oldest first, and what they have of its questions. Before they buy it,
 * that is counted by the free questions.
 */
export function examProgress(
  { bought, questionCount }: { readonly bought: boolean; readonly questionCount?: number | undefined },
  attempts: readonly { readonly scorePercent: number; readonly mode?: string | undefined }[] = [],
  questions: readonly { readonly timesAsked: number }[] = [],
) {
  const scores = attempts.map(({ scorePercent }) => scorePercent);
  const seen = questions.filter(({ timesAsked }) => timesAsked > 0).length;
  const isFree = !bought && seen <= freeQuestions.member && (questionCount ?? 0) > freeQuestions.member;
  return {
    seen,
    of: isFree ? freeQuestions.member : questionCount,
    isFree,
    ...(scores.length > 0 && { best: Math.max(...scores), last: scores.at(-1) }),
    isSimulation: attempts.at(-1)?.mode === 'exam',
  };
}
