/**
 * What of a page that came drawn its code takes over, in this order: its frame, its screen, and parts of that later. A
 * page begins with nothing alive, which is 0.
 */
export const stages = { frame: 1, screen: 2, part: 3 } as const;

export type Stage = keyof typeof stages;

/** The button that was pressed last before it was alive. */
interface EarlyPress {
  readonly button: HTMLButtonElement;
  /** The stage at which the button comes alive. */
  readonly stage: Stage;
}

declare global {
  interface Window {
    /** How much of the page is alive: 0, then the numbers of its stages. Not there on pages that are none of the site. */
    live?: number;
    pressedEarly?: EarlyPress | undefined;
  }
}
