import { durationProblems } from './durations.ts';
import { focusOrderProblems } from './focusOrder.ts';
import { focusRingProblems } from './focusRing.ts';
import { overflowProblems } from './overflow.ts';
import { tabStopProblems } from './tabStops.ts';

/** What no picture shows of a story that is mounted, and what is wrong with it, as sentences. */
export async function problemsBeyondPictures(isFirst: boolean, hasOwnWindow: boolean): Promise<string[]> {
  const ofAll = hasOwnWindow ? [] : await overflowProblems();
  if (!isFirst) return ofAll;
  return [
    ...ofAll,
    ...focusOrderProblems(),
    ...tabStopProblems(),
    ...(await durationProblems()),
    ...(await focusRingProblems()),
  ];
}
