import { counted, numberWithin, numberWord } from '../numberWord.ts';
import { exactScore, formatAmount, type Score } from './score.ts';

/**
 * The verdict on so many right questions of `total`, not rounded, by the pass mark in percent (docs/product.md 4.40): how
 * many are `needed`, and a `text` without a full stop, such as "Two questions short of passing".
 */
export function passVerdict(amount: number, total: number, passMark: number) {
  const isPassed = exactScore(amount, total) >= passMark * 100;
  const needed = Math.ceil(Number(((total * passMark) / 100).toFixed(6)));
  return { needed, text: isPassed ? passText(amount, total, needed) : failText(amount, needed) };
}

function passText(amount: number, total: number, needed: number): string {
  if (amount === total) return 'Passed, with every question right';
  const spare = Math.max(0, Math.floor(amount - needed));
  if (spare === 0) return 'Passed';
  return `Passed, with ${counted(spare, 'question', numberWithin(spare))} to spare`;
}

function failText(amount: number, needed: number): string {
  const missing = Math.ceil(needed - amount);
  // So far away, a number does not help.
  if (missing > needed / 2) return 'Not passed yet';
  return `${counted(missing, 'question', numberWord(missing))} short of passing`;
}

/**
 * What follows the score with partial credit, where `partly` answers were right in part. A simulation leads with the
 * `strict` score anyway.
 */
export function partialCredit(partly: number, strict: Score, isSimulation: boolean, total: number): string {
  if (partly === 0) return '';
  const score = `: you’d score ${strict.scorePercent}% (${formatAmount(strict.correctAmount)} of ${total})`;
  const answers = counted(partly, 'answer', numberWithin(partly));
  return `This includes partial credit for ${answers}. The real exam gives none${isSimulation ? '' : score}.`;
}
