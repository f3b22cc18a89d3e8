import { type Access, questionLimit } from '../exams/access.ts';

const everyAccess: readonly Access[] = ['visitor', 'member', 'owner'];

/**
 * How many questions a quiz had that somebody with `access` has finished, of an exam with `length` questions. It had
 * `claimed` ones where that is given, as access may have grown since it began; undefined for a number that no such
 * quiz can have had.
 */
export function quizSize(length: number, access: Access, claimed: number | undefined): number | undefined {
  const sizeFor = (kind: Access) => Math.min(questionLimit(kind) ?? length, length);
  const most = sizeFor(access);
  if (claimed === undefined) return most;
  const isSize = everyAccess.some((kind) => sizeFor(kind) === claimed);
  return isSize && claimed <= most ? claimed : undefined;
}
