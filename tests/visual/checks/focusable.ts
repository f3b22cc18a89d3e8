import { tabbable } from 'tabbable';

/** What takes the focus from the page while it is open. */
const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** What the Tab key leads to, in the order of the document: in an open dialog or menu only what is in it. */
export const focusables = (): (HTMLElement | SVGElement)[] =>
  tabbable(document.querySelector(overlays) ?? document.body);

/** An element in the words of a report. */
export const nameOfElement = (element: Element): string =>
  `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
