/**
 * What a reader's device or language makes of a page, beside its scheme and window. Large text and the other direction
 * mount it anew (`.storybook/StoryRoot.tsx`), as what measures itself does so then.
 */
type Variation = 'highContrast' | 'long' | 'large' | 'rtl' | 'forced' | 'hover' | 'focus';

/** A way in which a story is shown. */
export interface Mode {
  readonly scheme: 'light' | 'dark';
  /** The window's size in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly variation?: Variation;
}

export const desktop = { width: 1200, height: 900 };
/** Between the two, where columns begin to stand side by side. */
export const tablet = { width: 960, height: 900 };
export const phone = { width: 375, height: 812 };

/** What a story is and says about how it is shown. */
export interface Shown {
  readonly id: string;
  /** The window that it chooses itself, and is shown in alone. */
  readonly ownWindow?: { readonly width: number; readonly height: number } | undefined;
  /** Whether there is something to read or to press. */
  readonly hasContent: boolean;
  /** Whether all of it is one control. */
  readonly isControl: boolean;
  /** Whether something in it is chosen. */
  readonly isSelected: boolean;
}

/** Whether it is the first story of a component or a screen, which is shown in more modes than others. */
export const isDefault = (id: string): boolean => id.endsWith('--default');

export const isOfScreen = (id: string) => id.startsWith('screens-');

/** The name of a mode in a report, such as `dark-375`, `rtl-1200` or `dark-hover-1200`. */
export const nameOf = ({ scheme, width, variation }: Mode): string =>
  [variation && scheme === 'light' ? undefined : scheme, variation, width].filter(Boolean).join('-');

/** The modes of a Default. Each differs from the one before in little, which is faster to change than much. */
export const ofDefault: readonly Mode[] = [
  { ...desktop, scheme: 'light' },
  { ...desktop, scheme: 'dark' },
  { ...phone, scheme: 'dark' },
  { ...phone, scheme: 'light' },
];

/** The modes of every story: light on a desktop, and dark on a phone. */
const ofEach = ofDefault.filter(({ scheme, width }) => (scheme === 'light') === (width === desktop.width));

export const light = (size: typeof desktop, ...variations: readonly Variation[]): Mode[] =>
  variations.map((variation) => ({ ...size, scheme: 'light', variation }));

/** The modes of a control under the pointer and with the focus. */
const touched: readonly Mode[] = (['hover', 'focus'] as const).flatMap((variation) =>
  (['light', 'dark'] as const).map((scheme) => ({ ...desktop, scheme, variation })),
);

/** The modes in which a picture of a story is taken. */
export function picturedModes({ id, ownWindow, hasContent, isControl, isSelected }: Shown): Mode[] {
  const modes = [
    ...(isDefault(id) ? ofDefault : ofEach),
    ...(isDefault(id) && isOfScreen(id) ? [{ ...tablet, scheme: 'light' as const }] : []),
    ...(isControl && (isDefault(id) || isSelected) ? touched : []),
    ...(isDefault(id) && !isOfScreen(id) && hasContent
      ? [...light(phone, 'long'), ...light(desktop, 'highContrast', 'forced'), ...light(phone, 'large')]
      : []),
    // In every state: each has marks of its own.
    ...(!isOfScreen(id) && hasContent ? light(desktop, 'rtl') : []),
  ];
  if (!ownWindow) return modes;
  // Where the windows alone differed, the modes are now the same.
  return [...new Map(modes.map((mode) => ({ ...mode, ...ownWindow })).map((mode) => [nameOf(mode), mode])).values()];
}
