/** A scheme and a width of the window: the two things of a reader's device that every component answers to. */
export interface Mode {
  readonly scheme: 'light' | 'dark';
  /** The window's size in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * The modes of every story. A scheme and a window have nothing to do with each other, so two of their four pairs show each
 * of them, in half the time of a run.
 */
const modes: readonly Mode[] = [
  { scheme: 'light', width: 1200, height: 900 },
  { scheme: 'dark', width: 375, height: 812 },
];

/** The name of a mode in the lines of looks, such as `dark-375`. */
export const nameOf = ({ scheme, width }: Mode): string => `${scheme}-${width}`;

/** What a story says about how it is shown: Storybook's globals. */
interface Shown {
  readonly mode?: unknown;
  readonly viewport?: { readonly value?: unknown } | undefined;
}

/**
 * The modes in which a story is looked at, the one it is mounted in first. A story that chooses a window is looked at there
 * in both schemes, one that chooses the dark scheme only in that.
 */
export function modesOf({ mode, viewport }: Shown, mounted: { width: number; height: number }): Mode[] {
  const own = viewport?.value === undefined ? modes : modes.map(({ scheme }) => ({ scheme, ...mounted }));
  return mode === 'dark' ? [{ scheme: 'dark', ...mounted }] : [...own];
}
