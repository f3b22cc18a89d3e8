import axe, { type RunOptions } from 'axe-core';

/** The rules that a scheme and a window can break where they show the same elements: those of colours and of sizes. */
const ofLooks: RunOptions = {
  runOnly: ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'],
};
/** A story is no page, so that it needs no landmarks. */
const ofElements: RunOptions = { rules: { region: { enabled: false }, 'target-size': { enabled: true } } };

/** What looks alone change of an element. */
const ofStyle: ReadonlySet<string> = new Set(['class', 'style', 'data-color-scheme']);

/** What is seen, in words: each element with its attributes and its own text. */
function structure(): string {
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map(({ tagName, attributes, childNodes }) => [
      tagName,
      ...[...attributes].filter(({ name }) => !ofStyle.has(name)).map(({ name, value }) => `${name}=${value}`),
      ...[...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ nodeValue }) => nodeValue),
    ])
    .join('\n');
}

/**
 * Returns what finds, in one mode after the other, what axe says of them, as a line for each rule. Storybook's addon has
 * looked at the story as it was mounted: nothing is looked at twice that did not change since the mode before.
 */
export function accessibilityAudit(): () => Promise<string[]> {
  let before: string | undefined;
  return async () => {
    const now = structure();
    const [isFirst, isSame] = [before === undefined, before === now];
    before = now;
    if (isFirst) return [];
    const { violations } = await axe.run(document.body, isSame ? ofLooks : ofElements);
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  };
}
