import axe from 'axe-core';
import { contrast } from '../../tokens/contrast.ts';

/** What a look promises: contrast of text by WCAG's level AA or AAA, and of the edges of controls. */
export interface Promised {
  readonly text: 'AA' | 'AAA';
  readonly edge: number;
}

/** The rules that sizes can break. */
const ofSizes = ['target-size', 'scrollable-region-focusable'];

/**
 * What fails of a page as it is shown now, as sentences. A look changes colours and sizes and nothing else: the stories
 * hold the other rules. With `onlyColors` the rules alone that colours can break.
 */
export async function audit({ text, edge }: Promised, onlyColors: boolean): Promise<string[]> {
  const ofColors = [text === 'AAA' ? 'color-contrast-enhanced' : 'color-contrast', 'link-in-text-block'];
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    runOnly: onlyColors ? ofColors : [...ofColors, ...ofSizes],
  });
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
  return [...found, ...faintEdges(edge)];
}

const controls =
  ':is(button, [role="button"], a, input, textarea, .MuiInputBase-root):not(:disabled, [aria-disabled="true"], .Mui-disabled)';

/** Controls whose edge, by which they are seen, has less contrast with what surrounds them. */
function faintEdges(least: number): string[] {
  return [...document.querySelectorAll(controls)].flatMap((control) => {
    const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(control);
    const [edge, ground] = [hex(borderTopColor), groundOf(control.parentElement)];
    if (borderTopWidth === '0px' || !edge || !ground || !control.checkVisibility()) return [];
    // A filled control is seen by its ground.
    const found = Math.max(contrast(edge, ground), contrast(hex(backgroundColor) ?? ground, ground));
    return found < least ? `edge: ${control.outerHTML.slice(0, 200)} has ${found.toFixed(2)}:1 of ${least}:1` : [];
  });
}

/** The colour behind an element's content. */
function groundOf(element: Element | null): string | undefined {
  return element ? (hex(getComputedStyle(element).backgroundColor) ?? groundOf(element.parentElement)) : '#ffffff';
}

/** A computed colour as the tokens have theirs; undefined where something shines through. */
function hex(color: string): string | undefined {
  const [, ...parts] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color) ?? [];
  return parts.length === 3
    ? `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
    : undefined;
}
