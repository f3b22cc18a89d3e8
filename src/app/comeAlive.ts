import { useEffect } from 'react';

/** What of a page that came drawn its code takes over, in this order: its frame, its screen, and parts of that later. */
const stages = { frame: 1, screen: 2, part: 3 };

declare global {
  interface Window {
    /** How much of the page is alive, as one of the stages; the page's first script begins with 0 (`vite.config.ts`). */
    live?: number;
    /**
     * The button that was pressed last before it was alive, and the stage at which it is, which that script notes as
     * well.
     */
    pressedEarly?: [button: HTMLButtonElement, stage: number] | undefined;
  }
}

/** Tells that some of the page is alive from now on, and presses once more what was pressed there too early. */
export function useComeAlive(stage: keyof typeof stages): void {
  useEffect(() => {
    window.live = Math.max(window.live ?? 0, stages[stage]);
    const [button, awaited = 0] = window.pressedEarly ?? [];
    if (!button || awaited > window.live) return;
    window.pressedEarly = undefined;
    // React itself sees to a press that makes it take the place over at once.
    if (window.event?.target instanceof Node && button.contains(window.event.target)) return;
    // What follows the first drawing, such as a button that now sends its form, comes before.
    setTimeout(() => button.isConnected && button.click());
  }, [stage]);
}
