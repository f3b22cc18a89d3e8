/** How far a user is with an exam: by its attempts, oldest first, and what they have of its questions. */
export function examProgress(
  attempts: readonly { readonly scorePercent: number }[] = [],
  questions: readonly { readonly timesAsked: number }[] = [],
) {
  const scores = attempts.map(({ scorePercent }) => scorePercent);
  return {
    seen: questions.filter(({ timesAsked }) => timesAsked > 0).length,
    ...(scores.length > 0 && { best: Math.max(...scores), last: scores.at(-1) }),
  };
}
