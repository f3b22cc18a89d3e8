import { useCallback, useState, type KeyboardEvent } from 'react';

/** Makes a grid of controls one Tab stop, with arrow keys, Home, and End inside; `tabStop` is where Tab leads. */
export function useTabStop(current: number) {
  const [focused, setFocused] = useState<{ position: number; current: number }>();
  const onFocus = useCallback((position: number) => setFocused({ position, current }), [current]);
  const tabStop = focused?.current === current ? focused.position : current;

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const controls = [...event.currentTarget.querySelectorAll('button')];
    const at = controls.findIndex((control) => control === document.activeElement);
    const target = controls[targetOf(event.key, at, controls)];
    if (at < 0 || !target) return;
    // Handled: the quiz does not move to another question.
    event.preventDefault();
    target.focus();
  }
  return { tabStop, onFocus, onKeyDown };
}

/** Where a key leads from the control at this position; -1 for a key of other use. At an edge it stays. */
function targetOf(key: string, at: number, controls: readonly HTMLElement[]): number {
  const [top, ...tops] = controls.map((control) => control.getBoundingClientRect().top);
  const columns = 1 + tops.filter((other) => other === top).length;
  const last = controls.length - 1;
  const targets: Record<string, number> = {
    ArrowLeft: Math.max(at - 1, 0),
    ArrowRight: Math.min(at + 1, last),
    ArrowUp: at - columns < 0 ? at : at - columns,
    ArrowDown: at + columns > last ? at : at + columns,
    Home: 0,
    End: last,
  };
  return targets[key] ?? -1;
}
