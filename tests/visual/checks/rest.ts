import { overlays } from './focusable.ts';

/** Takes the focus away that a play left, for a first story is shown at rest. What is open keeps it. */
export function rest(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && !activeElement.closest(overlays)) activeElement.blur();
}
