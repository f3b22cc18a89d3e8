import { focusables, nameOfElement } from './focusable.ts';

/** What is seen of a control: a checkbox or a radio is chosen by its label as well, and may itself be invisible. */
const seenOf = (control: Element): Element =>
  control.closest('label') ?? (getComputedStyle(control).opacity === '0' ? control.parentElement : null) ?? control;

/** Its middle and, clear of rounded corners, the middle of each edge; of a link in several lines, of the first. */
function pointsOf(control: Element): [x: number, y: number][] {
  const [box] = seenOf(control).getClientRects();
  if (!box || box.width < 16 || box.height < 16) return [];
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const points: [number, number][] = [
    [x, y],
    [box.left + 5, y],
    [box.right - 5, y],
    [x, box.top + 5],
    [x, box.bottom - 5],
  ];
  return points.filter(([left, top]) => left >= 0 && top >= 0 && left < innerWidth && top < innerHeight);
}

const layerOf = (element: Element | null): Element | undefined => {
  if (!element) return undefined;
  return ['fixed', 'sticky'].includes(getComputedStyle(element).position) ? element : layerOf(element.parentElement);
};

/** Whether a press on an element presses a control. MUI's fields take a press on their frame, too. */
const presses = (hit: Element, control: Element) =>
  seenOf(control).contains(hit) || (hit.contains(control) && hit.matches('.MuiInputBase-root'));

/** Controls that a pointer misses where they are seen: something lies above them, or they take no press there. */
export function pointerProblems(): string[] {
  return focusables().flatMap((control) => {
    const over = pointsOf(control)
      .map(([x, y]) => document.elementFromPoint(x, y))
      .find((hit) => hit && !presses(hit, control) && (!layerOf(hit) || layerOf(control)));
    return over ? [`${nameOfElement(control)} is not pressed where it is seen, but ${nameOfElement(over)}`] : [];
  });
}
