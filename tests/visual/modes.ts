/** A scheme and a width of the window: the two things of a reader's device that every component answers to. */
export interface Mode {
  readonly scheme: 'light' | 'dark';
  /** The window's size in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** The windows in which every story is looked at: a desktop's and a phone's. */
const windows = [
  { width: 1200, height: 900 },
  { width: 375, height: 812 },
] as const;

/** The name of a mode in the lines of looks, such as `dark-375`. */
export const nameOf = ({ scheme, width }: Mode): string => `${scheme}-${width}`;

/** What a story says about how it is shown: Storybook's globals. */
interface Shown {
  readonly mode?: unknown;
  readonly viewport?: { readonly value?: unknown } | undefined;
}

/**
 * The modes in which a story is looked at, the one it is mounted in first. A story that chooses a window or the dark
 * scheme itself is looked at there.
 */
export function modesOf({ mode, viewport }: Shown, mounted: { width: number; height: number }): Mode[] {
  const schemes = mode === 'dark' ? (['dark'] as const) : (['light', 'dark'] as const);
  const chosen = viewport?.value === undefined ? windows : [mounted];
  // Back and forth, so that a step changes one thing.
  return chosen.flatMap(({ width, height }, index) =>
    (index % 2 === 0 ? schemes : schemes.toReversed()).map((scheme) => ({ scheme, width, height })),
  );
}
