import { isFocusable, isTabbable } from 'tabbable';
import { nameOfElement } from './focusable.ts';

/** What is pressed or filled in. */
const controls = 'a[href], button, input, select, textarea, summary, [role="button"], [role="link"]';

/** In these the Tab key stops once, and the arrow keys move on (WAI-ARIA, composite widgets). */
const composites =
  '[role="menu"], [role="listbox"], [role="radiogroup"], [role="tablist"], [role="grid"], [role="tree"]';

/** A list in which the Tab key stops at one control, and arrow keys lead to the others. */
const hasRovingStop = (control: Element) => Boolean(control.closest('ul, ol')?.querySelector('[tabindex="0"]'));

/** Controls that can be pressed and that the Tab key never leads to, as sentences. */
export function tabStopProblems(): string[] {
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => control.tabIndex < 0 && isFocusable(control) && !isTabbable(control))
    .filter((control) => !control.closest(`${composites}, [aria-hidden="true"], [aria-disabled="true"]`))
    .filter((control) => !hasRovingStop(control))
    .map((control) => `${nameOfElement(control)} is no stop of the Tab key`);
}
