import { durationProblems } from './durations.ts';
import { focusOrderProblems } from './focusOrder.ts';
import { focusRingProblems } from './focusRing.ts';
import { overflowWhereSmallest } from './overflow.ts';
import { tabStopProblems } from './tabStops.ts';

/** What no picture shows of a first story that is mounted, and what is wrong with it, as sentences. */
export async function problemsBeyondPictures(hasOwnWindow: boolean): Promise<string[]> {
  return [
    ...(hasOwnWindow ? [] : await overflowWhereSmallest()),
    ...focusOrderProblems(),
    ...tabStopProblems(),
    ...(await durationProblems()),
    ...(await focusRingProblems()),
  ];
}
