import { focusables, nameOfElement } from './focusable.ts';

const ancestorsOf = (element: Element): Element[] => [
  ...(element.parentElement ? ancestorsOf(element.parentElement) : []),
  element,
];

/** The two siblings in which two elements are: how these stand to each other is how the elements are read. */
function siblingsOf(one: Element, other: Element): [Element, Element] | undefined {
  const [first, second] = [ancestorsOf(one), ancestorsOf(other)];
  const at = first.findIndex((element, index) => element !== second[index]);
  const [left, right] = [first[at], second[at]];
  return left && right ? [left, right] : undefined;
}

/** What is placed by itself, such as a close button in a corner, or lies one on the other, as a bar that stays in sight. */
const isPlaced = (element: Element) => ['absolute', 'fixed', 'sticky'].includes(getComputedStyle(element).position);

/** Whether the second of two siblings is read before the first: it stands above, or before it in the same line. */
function isReadBefore(first: Element, second: Element): boolean {
  const [one, two] = [first.getBoundingClientRect(), second.getBoundingClientRect()];
  const isAbove = two.bottom <= one.top + 1;
  const isInLine = two.top < one.bottom - 1 && one.top < two.bottom - 1;
  const isBefore =
    getComputedStyle(document.documentElement).direction === 'rtl'
      ? two.left >= one.right - 1
      : two.right <= one.left + 1;
  const isInColumn = two.left < one.right - 1 && one.left < two.right - 1;
  return (isAbove && isInColumn) || (isInLine && isBefore);
}

/** Where the Tab key leads otherwise than the eye, as sentences. */
export function focusOrderProblems(): string[] {
  const all = focusables();
  const forced = all
    .filter(({ tabIndex }) => tabIndex > 0)
    .map((element) => `${nameOfElement(element)} has a tabindex`);
  const swapped = all.slice(1).flatMap((second, index) => {
    const first = all[index];
    const siblings = first && siblingsOf(first, second);
    if (!siblings || siblings.some(isPlaced) || !isReadBefore(...siblings)) return [];
    return [`${nameOfElement(second)} has the focus after ${nameOfElement(first)}, and is read before it`];
  });
  return [...forced, ...swapped];
}
