import { counted } from '../../../../domain/numberWord.ts';

/** A score as text, with as many decimals as it has, at most two: "78%", "66.67%". */
export const scoreText = (percent: number): string => `${Number(percent.toFixed(2))}%`;

/** A score against the pass mark, both in percent. */
export function verdictText(score: number, passMark: number): string {
  if (score < passMark) return `${counted(Math.ceil(passMark - score), 'point')} below the ${passMark}% pass mark`;
  return `${score > passMark ? 'Above' : 'At'} the ${passMark}% pass mark`;
}

/** The trend of scores, oldest first, within practice or simulations. */
export function trendSentence(attempts: readonly { scorePercent: number; mode?: string | undefined }[]): string {
  const last = attempts.at(-1);
  if (!last || attempts.length === 1) return 'Your trend starts with your second attempt.';
  const isExam = last.mode === 'exam';
  const before = attempts.slice(0, -1).findLast(({ mode }) => (mode === 'exam') === isExam);
  const change = before ? `, ${changeText(last.scorePercent - before.scorePercent)} the one before` : '';
  return `Last ${isExam ? 'simulation' : 'practice'}: ${scoreText(last.scorePercent)}${change}`;
}

function changeText(points: number): string {
  if (points === 0) return 'the same as';
  return `${points > 0 ? 'up' : 'down'} ${counted(Number(Math.abs(points).toFixed(2)), 'point')} from`;
}
