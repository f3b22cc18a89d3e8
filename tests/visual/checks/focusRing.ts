import { contrast } from '../../../tokens/contrast.ts';
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

const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

/** A computed color as `#rrggbb`; undefined where something is seen through it. */
function opaque(color: string): string | undefined {
  if (!pen) return undefined;
  pen.clearRect(0, 0, 1, 1);
  pen.fillStyle = color;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
  if (alpha < 255) return undefined;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The color that lies behind what an element holds; undefined where that is a picture. */
function groundOf(element: Element | null): string | undefined {
  if (!element) return '#ffffff';
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  if (backgroundImage !== 'none') return undefined;
  return opaque(backgroundColor) ?? groundOf(element.parentElement);
}

/** Whether something around an element that is itself in sight cuts its outline off. */
function isClipped(element: Element): boolean {
  const { outlineWidth, outlineOffset } = getComputedStyle(element);
  const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) - 1;
  const box = element.getBoundingClientRect();
  for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(outer);
    const clip = outer.getBoundingClientRect();
    const isCut = (start: number, end: number, from: number, to: number) =>
      start >= from && end <= to && (start - reach < from || end + reach > to);
    if (overflowX !== 'visible' && isCut(box.left, box.right, clip.left, clip.right)) return true;
    if (overflowY !== 'visible' && isCut(box.top, box.bottom, clip.top, clip.bottom)) return true;
  }
  return false;
}

/** What is wrong with the outline of an element that has the focus. */
function outlineProblem(element: Element): string | undefined {
  const { outlineColor, outlineOffset } = getComputedStyle(element);
  const [color, ground] = [
    opaque(outlineColor),
    groundOf(Number.parseFloat(outlineOffset) < 0 ? element : element.parentElement),
  ];
  if (isClipped(element)) return 'has a focus ring that is clipped';
  return color && ground && contrast(color, ground) < 3 ? 'has a focus ring that its ground swallows' : undefined;
}

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

/** Controls of which the keyboard's focus is not seen, as sentences. */
export async function focusRingProblems(): Promise<string[]> {
  const before = document.activeElement;
  const problems: string[] = [];
  for (const element of focusables()) {
    await focus(element);
    // A composite widget may pass the focus on to what is chosen in it.
    if (document.activeElement !== element) continue;
    if (hasOutline(getComputedStyle(element))) {
      const problem = outlineProblem(element);
      if (problem !== undefined) problems.push(`${nameOfElement(element)} ${problem}`);
      continue;
    }
    const focused = looksAround(element);
    await blur();
    if (looksAround(element) === focused) problems.push(`${nameOfElement(element)} shows no focus`);
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return problems;
}
