import { useEffect } from 'react';
import { stages, type Stage } from './early/stages.ts';

/** Tells that some of the page is alive from now on, and presses once more what was pressed there too early. */
export function useComeAlive(stage: Stage): void {
  useEffect(() => {
    window.live = Math.max(window.live ?? 0, stages[stage]);
    const pressed = window.pressedEarly;
    if (!pressed || stages[pressed.stage] > window.live) return;
    window.pressedEarly = undefined;
    const { button } = pressed;
    // React itself sees to a press that makes it take the place over at once.
    if (window.event?.target instanceof Node && button.contains(window.event.target)) return;
    // What follows the first drawing, such as a button that now sends its form, comes before.
    setTimeout(() => button.isConnected && button.click());
  }, [stage]);
}
