import axe, { type RunOptions } from 'axe-core';
import type { Mode } from '../modes.ts';

/** A story is no page, so that it needs no landmarks. */
const ofElements: RunOptions = { rules: { region: { enabled: false }, 'target-size': { enabled: true } } };
/** These change colors and nothing else; high contrast promises WCAG's level AAA. */
const colorsOnly: Readonly<Partial<Record<NonNullable<Mode['variation']>, RunOptions>>> = {
  highContrast: { runOnly: ['color-contrast-enhanced', 'link-in-text-block'] },
  hover: { runOnly: ['color-contrast'] },
};

/** What axe finds in what is mounted, as it is shown in a mode, as sentences. */
export async function axeProblems({ variation }: Mode): Promise<string[]> {
  const options = (variation && colorsOnly[variation]) ?? ofElements;
  const { violations } = await axe.run(document.body, { ...options, resultTypes: ['violations'] });
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
