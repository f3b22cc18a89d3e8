/** As many questions make a finished quiz an attempt; or all that are open to the learner, where there are fewer. */
const ENOUGH = 10;

/**
 * Whether a finished quiz is an attempt, which passes or not. Shorter practice changes only what the learner has of each
 * question (docs/product.md 4.15).
 */
export const isAttempt = (asked: number, open: number): boolean => asked >= Math.min(ENOUGH, open);
