import axe, { type RunOptions } from 'axe-core';
import type { Mode } from './modes.ts';

/** What a scheme alone can change. */
const ofScheme: RunOptions = { runOnly: ['color-contrast'] };
/** What another window can change: anything. A story is no page, so that it needs no landmarks. */
const ofWindow: RunOptions = { rules: { region: { enabled: false } } };

/**
 * What axe finds in a mode, as a line for each rule. Storybook's addon has looked at the story as it was mounted: nothing
 * is looked at twice that did not change since the mode before.
 */
export async function accessibilityProblems(mode: Mode, before: Mode | undefined): Promise<string[]> {
  if (!before) return [];
  const { violations } = await axe.run(document.body, before.width === mode.width ? ofScheme : ofWindow);
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
