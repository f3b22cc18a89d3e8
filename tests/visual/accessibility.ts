import axe, { type RunOptions } from 'axe-core';
import type { Mode, Variation } from './modes.ts';

/** The rules that a scheme can break where it shows the same elements, and those that a window can. */
const ofColors = ['color-contrast', 'link-in-text-block'];
const ofSizes = ['target-size', 'scrollable-region-focusable'];
/** A story is no page, so that it needs no landmarks. */
const ofElements: RunOptions = { rules: { region: { enabled: false }, 'target-size': { enabled: true } } };

/** What looks alone change of an element. */
const ofStyle: ReadonlySet<string> = new Set(['class', 'style', 'data-color-scheme']);

/** What moves, and leaves colours alone. */
const ofLayout: ReadonlySet<Variation> = new Set(['large', 'long', 'rtl']);

const hasText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '';

/** What is seen, in words: each element with its attributes, and whether it has a text of its own. */
function structure(): string {
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map(({ tagName, attributes, childNodes }) => [
      tagName,
      ...[...attributes].filter(({ name }) => !ofStyle.has(name)).map(({ name, value }) => `${name}=${value}`),
      [...childNodes].some(hasText),
    ])
    .join('\n');
}

/**
 * Returns what finds, in one mode after the other, what axe says of them, as a line for each rule. Storybook's addon has
 * looked at the story as it was mounted: nothing is looked at twice, neither the same elements in the same colours nor the
 * same elements in the same window.
 */
export function accessibilityAudit(): (mode: Mode) => Promise<string[]> {
  const seen = new Set<string>();
  const isNew = (what: string) => !seen.has(what) && seen.add(what).has(what);
  return async ({ scheme, width, variation }) => {
    const isFirst = seen.size === 0;
    const elements = structure();
    const [layout, paint] = variation && ofLayout.has(variation) ? [variation, ''] : ['', variation];
    const [areNew, colors, sizes] = [
      isNew(elements),
      isNew(`${scheme} ${paint} ${elements}`),
      isNew(`${width} ${layout} ${elements}`),
    ];
    if (isFirst) return [];
    const rules = [...(colors ? ofColors : []), ...(sizes ? ofSizes : [])];
    if (rules.length === 0) return [];
    const { violations } = await axe.run(document.body, areNew ? ofElements : { runOnly: rules });
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  };
}
