import axe from 'axe-core';
import { contrast } from '../../tokens/contrast.ts';
import type { Theme } from './modes.ts';

/** What a theme promises: contrast of text by WCAG's level AA or AAA, and of the edges of controls. */
interface Promised {
  readonly text: 'AA' | 'AAA';
  readonly edge: number;
}

const promises: Readonly<Record<Theme, Promised>> = {
  highContrast: { text: 'AAA', edge: 4.5 },
  meridian: { text: 'AA', edge: 3 },
};

/**
 * What fails of a page in one of the further themes, as sentences. A theme changes colours and sizes and nothing else: the
 * product's own theme holds the other rules.
 */
export async function themeAudit(theme: Theme): Promise<string[]> {
  const { text, edge } = promises[theme];
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    runOnly: [
      text === 'AAA' ? 'color-contrast-enhanced' : 'color-contrast',
      'link-in-text-block',
      'target-size',
      'scrollable-region-focusable',
    ],
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
