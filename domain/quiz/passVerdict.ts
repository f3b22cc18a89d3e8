import { counted, numberWithin, numberWord } from '../numberWord.ts';
import { percentOf, pointsInWords, type Score } from './score.ts';

/** Whether a score passes the official exam, and what there is to say of it. */
export interface PassVerdict {
  readonly isPassed: boolean;
  /** How many questions have to be right for it. */
  readonly needed: number;
  /** In a sentence, without its full stop: "Two questions short of a pass". */
  readonly text: string;
}

/** The verdict on a score over `total` questions, by the pass mark in percent (docs/product.md 4.40). */
export function passVerdict({ correctAmount, scorePercent }: Score, total: number, passMark: number): PassVerdict {
  const isPassed = scorePercent >= passMark;
  const needed = neededFor(total, passMark);
  return {
    isPassed,
    needed,
    text: isPassed ? passText(correctAmount, total, needed) : failText(correctAmount, needed),
  };
}

/** How many questions have to be right as a whole to reach the pass mark. */
function neededFor(total: number, passMark: number): number {
  for (let needed = 0; needed < total; needed++) if (percentOf(needed, total) >= passMark) return needed;
  return total;
}

function passText(correctAmount: number, total: number, needed: number): string {
  if (correctAmount === total) return 'Passed, with every question right';
  // The percentage is rounded, so that a part of a question may be missing.
  const spare = Math.max(0, Math.floor(correctAmount - needed));
  if (spare === 0) return 'Passed, with nothing to spare';
  return `Passed, with ${counted(spare, 'question', numberWithin(spare))} to spare`;
}

function failText(correctAmount: number, needed: number): string {
  const missing = Math.ceil(needed - correctAmount);
  // So far away, a number does not help.
  if (missing > needed / 2) return 'Not passed yet';
  return `${counted(missing, 'question', numberWord(missing))} short of a pass`;
}

/** Why the two scores of a quiz differ, or do not, by how many questions were right in part and what they gave. */
export function scoresDiffer(partly: number, points: number): string {
  if (partly === 0) return 'No answer was partly right, so the exam would count the same.';
  const [were, them] = partly === 1 ? ['answer was', 'it'] : ['answers were', 'them'];
  const given = `practice gives ${pointsInWords(points)} for ${them}, the exam gives nothing`;
  return `${numberWord(partly)} ${were} partly right: ${given}.`;
}
