/** A theme beside the product's own (`tokens/`). */
export type Theme = 'highContrast' | 'meridian';

/** What a reader's device or language makes of a page, beside its scheme and window. */
export type Variation =
  /** Text of twice the size. */
  | 'large'
  /** Text half as long again. */
  | 'long'
  /** The system's own colours. */
  | 'forced'
  /** Right to left. */
  | 'rtl'
  /** Everything under the pointer. */
  | 'hover'
  /** Everything pressed. */
  | 'pressed'
  /** The window no higher than it is, and scrolled to the middle of the page. */
  | 'scrolled';

/** A way in which a story is shown. */
export interface Mode {
  readonly scheme: 'light' | 'dark';
  /** The window's size in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly theme?: Theme;
  readonly variation?: Variation;
}

const schemes = ['light', 'dark'] as const;
const desktop = { width: 1200, height: 900 };
const phone = { width: 375, height: 812 };

/** The modes of every story. Each differs from the one before in one thing, which is faster to change than two. */
const ofEach: readonly Mode[] = [
  { ...desktop, scheme: 'light' },
  { ...desktop, scheme: 'dark' },
  { ...phone, scheme: 'dark' },
  { ...phone, scheme: 'light' },
];

/** What only a main state of a component or of a screen is shown in as well, in light. */
const onPhone: readonly Variation[] = ['large', 'long'];
const onDesktop: readonly Variation[] = ['forced', 'rtl'];
const ofComponents: readonly Variation[] = ['hover', 'pressed'];
const themes: readonly Theme[] = ['highContrast', 'meridian'];

/** Further modes that a story may ask for: the other themes, or all that a main state has. */
export type FurtherModes = 'themes' | 'all';

/** A main state has more modes than others: the first story of a component or of a screen, and what asks to be one. */
export const isMain = ({ id, furtherModes }: Pick<Shown, 'id' | 'furtherModes'>): boolean =>
  id.endsWith('--default') || furtherModes === 'all';
/** Whether a story with this id is one of a screen. */
export const isOfScreen = (id: string): boolean => id.startsWith('screens-');

/** The name of a mode in the lines of looks, such as `dark-375`, `rtl-1200` or `meridian-dark-1200`. */
export const nameOf = ({ scheme, width, theme, variation }: Mode): string =>
  [theme, variation ?? scheme, width].filter((part) => part !== undefined).join('-');

/** What a story is and says about how it is shown. */
export interface Shown {
  readonly id: string;
  readonly globals: { readonly viewport?: { readonly value?: unknown } | undefined };
  /** The window it is mounted in. */
  readonly window: { readonly width: number; readonly height: number };
  /** What it asks for, although it is not the first of its component or screen. */
  readonly furtherModes?: FurtherModes | undefined;
}

/**
 * The modes in which a story is looked at, the one it is mounted in first. A story that chooses a window is looked at there
 * in both schemes.
 */
export function modesOf(story: Shown): Mode[] {
  const { globals, window, furtherModes } = story;
  const { viewport } = globals;
  const ownWindow = viewport?.value === undefined ? undefined : window;
  const usual = ownWindow ? schemes.map((scheme) => ({ ...ownWindow, scheme })) : ofEach;
  const varied = (size: typeof window, variations: readonly Variation[]): Mode[] =>
    isMain(story) ? variations.map((variation) => ({ ...(ownWindow ?? size), scheme: 'light', variation })) : [];
  const further = isMain(story) || furtherModes ? themes : [];
  return [
    ...usual,
    ...varied(phone, onPhone),
    ...varied(desktop, isOfScreen(story.id) ? onDesktop : [...onDesktop, ...ofComponents]),
    ...further.flatMap((theme) => schemes.map((scheme) => ({ ...(ownWindow ?? desktop), scheme, theme }))),
  ];
}

/** The mode in which a story without pictures is checked: dark, and on a phone unless it chooses a window. */
export const checkedOf = ({ globals: { viewport }, window }: Shown): Mode => ({
  ...(viewport?.value === undefined ? phone : window),
  scheme: 'dark',
});

/**
 * The mode in which a story is looked at as well where something keeps its place in the window of this one. One scheme is
 * enough: colours move nothing. Of a screen its main states are looked at: where a page is scrolled to may depend on the
 * play of others.
 */
export function scrolledOf(story: Shown, mode: Mode, [first]: readonly Mode[]): Mode | undefined {
  const isLookedAt = isMain(story) || !isOfScreen(story.id);
  const isPlain = mode.scheme === first?.scheme && !mode.theme && !mode.variation;
  return isLookedAt && isPlain ? { ...mode, variation: 'scrolled' } : undefined;
}
