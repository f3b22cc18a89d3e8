import { page } from 'vitest/browser';
import { durationProblems } from './durations.ts';
import { focusOrderProblems } from './focusOrder.ts';
import { focusRingProblems } from './focusRing.ts';
import { overflowProblems } from './overflow.ts';
import { tabStopProblems } from './tabStops.ts';

/** A window's size in CSS pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** The usual window and the smallest one that pages are read in. */
const windows: readonly Size[] = [
  { width: 1200, height: 900 },
  { width: 320, height: 812 },
];

/** What no picture shows of what is mounted, and what is wrong with it in a window, as sentences. */
async function problemsIn({ width, height }: Size): Promise<string[]> {
  await page.viewport(width, height);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const ofKeyboard = [...focusOrderProblems(), ...tabStopProblems(), ...(await focusRingProblems())];
  return [...overflowProblems(width), ...ofKeyboard.map((problem) => `${problem} in a window of ${width}`)];
}

/** What no picture shows of a first story that is mounted, and what is wrong with it, as sentences. */
export async function problemsBeyondPictures(ownWindow: Size | undefined): Promise<string[]> {
  const problems = await durationProblems();
  for (const size of ownWindow ? [ownWindow] : windows) problems.push(...(await problemsIn(size)));
  return problems;
}
