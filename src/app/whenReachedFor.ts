import { drawnWithElement } from './drawnWith.ts';

/** What tells that somebody is about to do something. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'scroll'] as const;

/** After this long a reader is taken to want it, in milliseconds: whoever has filled a form in by a click needs no sign. */
const PATIENCE = 5000;

/** Marks what is drawn while its code is still to come. */
export const later = { 'data-later': '' } as const;

let reached: Promise<void> | undefined;

/**
 * Resolves when a page that came drawn is reached for: until then it can be read without the code behind it. Pages that
 * come without content are drawn by that very code, so there it resolves at once.
 */
export function whenReachedFor(): Promise<void> {
  if (typeof document === 'undefined' || !document.getElementById(drawnWithElement)) return Promise.resolve();
  return (reached ??= new Promise((resolve) => {
    function reach(): void {
      for (const sign of signs) removeEventListener(sign, reach, true);
      resolve();
    }
    for (const sign of signs) addEventListener(sign, reach, true);
    setTimeout(reach, PATIENCE);
    // It may have been reached for before this script came.
    if (window.pressedEarly || document.activeElement !== document.body) reach();
  }));
}
