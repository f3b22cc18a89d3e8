import { focusables, nameOfElement } from './focusable.ts';

/** What a ring can be made of. */
const properties = [
  'outlineStyle',
  'outlineWidth',
  'outlineColor',
  'boxShadow',
  'borderColor',
  'backgroundColor',
] as const;

/** A computed colour that nothing is seen of: `rgba(0, 0, 0, 0)`, `color(srgb 1 1 1 / 0)`. */
const isTransparent = (color: string) => /^rgba\(.*, 0\)$|\/ 0\)$/.test(color);

/** Whether an outline is seen by a computed style. */
const hasOutline = ({
  outlineStyle,
  outlineWidth,
  outlineColor,
}: Pick<CSSStyleDeclaration, 'outlineStyle' | 'outlineWidth' | 'outlineColor'>): boolean =>
  outlineStyle !== 'none' && outlineWidth !== '0px' && !isTransparent(outlineColor);

/** How an element looks, with what is around it and in it: a field shows the focus of its input, a slider that of its thumb. */
function looksAround(element: Element): string {
  const around = [element, ...element.querySelectorAll('*')];
  for (
    let outer = element.parentElement;
    outer && around.length < 60 && outer !== document.body;
    outer = outer.parentElement
  )
    around.push(outer, ...outer.children);
  return around
    .flatMap((one) => [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(one, pseudo)))
    .map((style) =>
      properties.map((name) => (name.startsWith('outline') && !hasOutline(style) ? '' : style[name])).join(),
    )
    .join('|');
}

/** Resolves once React has rendered what an event changed: MUI marks what the keyboard is at by a class. */
const rendered = () => new Promise<void>((resolve) => queueMicrotask(resolve));

async function focus(element: HTMLElement | SVGElement): Promise<void> {
  element.focus({ focusVisible: true, preventScroll: true });
  await rendered();
}

async function blur(): Promise<void> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await rendered();
}

/** Controls that look the same with the keyboard's focus as without, as sentences. */
export async function focusRingProblems(): Promise<string[]> {
  const before = document.activeElement;
  const problems: string[] = [];
  for (const element of focusables()) {
    await focus(element);
    // A composite widget may pass the focus on to what is chosen in it.
    if (document.activeElement !== element || hasOutline(getComputedStyle(element))) continue;
    const focused = looksAround(element);
    await blur();
    if (looksAround(element) === focused) problems.push(`${nameOfElement(element)} shows no focus`);
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return problems;
}
