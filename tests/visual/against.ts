import { commitOf } from './checkout.ts';
import { differencesOf } from './differences.ts';
import { picturePath } from './picture.ts';
import { type JudgedDifference, renderAt } from './prove.ts';
import type { Run } from './run.ts';
import { runStories } from './runStories.ts';

/** What a comparison of two commits found. */
interface Compared {
  readonly run: Run;
  readonly judged: readonly JudgedDifference[];
  readonly passed: boolean;
}

/** Runs stories at another commit and here, on this machine, and compares how they look. */
export function compareWith(
  ref: string,
  args: readonly string[],
  {
    renderThere = (there: string, own: readonly string[]) => renderAt(commitOf(there), own),
    renderHere = (own: readonly string[]) => runStories({ args: own }),
  } = {},
): Compared {
  const before = renderThere(ref, args);
  const { run, passed } = renderHere(args);
  const known = before.run.stories.flatMap(({ looks }) => looks);
  const judged = differencesOf(known, run).map((difference) => ({
    ...difference,
    picture: difference.before === undefined ? undefined : picturePath(difference.before, before.folder),
    isOfMachine: false,
  }));
  return { run, judged, passed };
}
