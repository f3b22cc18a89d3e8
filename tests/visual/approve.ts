import { type Difference, differencesOf } from './differences.ts';
import { keyOf, type Look, type Run } from './run.ts';

/**
 * The differences to keep of those that a run reported, of all stories or of those whose id contains a text, and the
 * reported ones that remain. What differs by the machine alone was not reported: its line stays.
 */
export function approvedOf(
  known: readonly Look[],
  run: Run,
  texts: readonly string[],
): { readonly approved: Difference[]; readonly remaining: NonNullable<Run['differences']> } {
  const { differences: reported } = run;
  if (!reported) throw new Error('The last run of stories compared nothing: "npm run test:visual" does.');
  const isMeant = ({ story }: { story: string }) => texts.length === 0 || texts.some((text) => story.includes(text));
  const meant = new Set(reported.filter(isMeant).map(keyOf));
  return {
    approved: differencesOf(known, run).filter((difference) => meant.has(keyOf(difference))),
    remaining: reported.filter((difference) => !isMeant(difference)),
  };
}
