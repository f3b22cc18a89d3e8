import type { CDPSession, Page } from '@playwright/test';

/** Something that a screen reader speaks by itself: what takes the focus, or the new text of a live region. */
type Spoken = { readonly element: Element } | { readonly text: string };

declare global {
  interface Window {
    spoken?: Spoken[];
  }
}

/**
 * Listens to a page as a screen reader does: every change of the focus, read from the browser's accessibility tree with the
 * named groups that it enters, and every new text of a live region. Returns how to take what was spoken since the last time.
 */
export async function listenTo(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(observe);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Accessibility.enable');
  const reader = readerOf(browser);
  return async () => {
    await page.evaluate(settled);
    const count = await page.evaluate(() => window.spoken?.length ?? 0);
    const said: string[] = [];
    for (let at = 0; at < count; at++) {
      const text = await page.evaluate((index) => {
        const entry = window.spoken?.[index];
        return entry && 'text' in entry ? entry.text : undefined;
      }, at);
      const sentence = text ?? (await reader(`window.spoken[${at}].element`));
      if (sentence) said.push(sentence);
    }
    await page.evaluate(() => void window.spoken?.splice(0));
    return said;
  };
}

/** Runs in the page: notes what is spoken, in order. A live region that appears with its text says nothing, an alert does. */
function observe(): void {
  const spoken: Spoken[] = (window.spoken = []);
  const known = new WeakMap<Element, string>();
  const selector = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"], output';
  for (const region of document.querySelectorAll(selector)) known.set(region, region.textContent);
  document.addEventListener('focusin', ({ target }) => target instanceof Element && spoken.push({ element: target }));
  new MutationObserver((records) => {
    const added = records.flatMap((record) => [...record.addedNodes]).filter((node) => node instanceof Element);
    for (const region of document.querySelectorAll(selector)) {
      const text = region.textContent;
      const isNew = !known.has(region);
      const isSilent = isNew && region.role !== 'alert' && added.some((node) => node.contains(region));
      if (!isSilent && known.get(region) !== text && text) spoken.push({ text });
      known.set(region, text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Runs in the page: resolves when what follows an action by a frame or two has been rendered. */
async function settled(): Promise<void> {
  for (let frame = 0; frame < 6; frame++) {
    await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
}

interface TreeNode {
  readonly backendDOMNodeId?: number;
  readonly ignored: boolean;
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly description?: { readonly value?: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

/** What is named when the focus enters it. */
const groups = ['group', 'region', 'dialog', 'alertdialog', 'list', 'navigation'];

/** Reads an element as it would be spoken when it takes the focus: the groups that it enters, its name, role, states. */
function readerOf(browser: CDPSession): (expression: string) => Promise<string> {
  let entered = new Set<number | undefined>();
  return async (expression) => {
    const { result } = await browser.send('Runtime.evaluate', { expression });
    if (!result.objectId) return '';
    const answer = await browser
      .send('Accessibility.getAXNodeAndAncestors', { objectId: result.objectId })
      .catch(() => ({ nodes: [] })); // it is gone already
    const [own, ...ancestors] = answer.nodes as TreeNode[];
    if (!own || own.ignored) return '';
    const around = ancestors.filter(({ role, name }) => groups.includes(role?.value ?? '') && name?.value);
    const opened = around.filter(({ backendDOMNodeId }) => !entered.has(backendDOMNodeId)).toReversed();
    entered = new Set(around.map(({ backendDOMNodeId }) => backendDOMNodeId));
    return [...opened.map(wordsOf), wordsOf(own)].join('; ');
  };
}

/** Without the zero-width spaces that MUI keeps in buttons. */
const plainText = (text = '') => text.replaceAll(/[\s\u200B]+/g, ' ').trim();

function wordsOf({ name, role, description, properties = [] }: TreeNode): string {
  const property = (wanted: string) => properties.find((each) => each.name === wanted)?.value.value;
  const level = property('level');
  const pressed = property('pressed');
  const expanded = property('expanded');
  return [
    plainText(name?.value),
    [role?.value, level].filter(Boolean).join(' '),
    pressed !== undefined && `${pressed === 'true' ? '' : 'not '}pressed`,
    expanded !== undefined && (expanded === true ? 'expanded' : 'collapsed'),
    plainText(description?.value),
  ]
    .filter(Boolean)
    .join(', ');
}
