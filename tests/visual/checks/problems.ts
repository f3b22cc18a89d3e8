import { desktop, isDefault, isOfScreen, light, type Mode, phone, type Shown, tablet } from '../modes.ts';
import { axeProblems } from './axe.ts';
import { focusOrderProblems } from './focusOrder.ts';
import { focusRingProblems } from './focusRing.ts';
import { gutterProblems } from './gutter.ts';
import { overflowProblems } from './overflow.ts';
import { pointerProblems } from './pointer.ts';
import { selectedProblems } from './selected.ts';
import { tabStopProblems } from './tabStops.ts';

/** The smallest window that pages are read in. */
const smallest = { width: 320, height: 812 };

/** The modes in which a story is checked: a Default, first as it is mounted, which Storybook's addon has axe look at. */
export function checkedModes({ id, ownWindow, isSelected }: Pick<Shown, 'id' | 'ownWindow' | 'isSelected'>): Mode[] {
  const size = ownWindow ?? desktop;
  const hovered = { ...size, scheme: 'dark', variation: 'hover' } as const;
  if (!isDefault(id)) return isSelected ? [hovered] : [];
  const windows = ownWindow ? [ownWindow] : [phone, smallest, ...(isOfScreen(id) ? [tablet] : [])];
  return [
    { ...size, scheme: 'light' },
    ...light(size, 'highContrast'),
    hovered,
    ...windows.map((one) => ({ ...one, scheme: 'dark' as const })),
  ];
}

/** What is wrong with a story as it is shown in a mode, as sentences. */
export async function problemsIn(mode: Mode): Promise<string[]> {
  const { scheme, width, variation } = mode;
  if (variation === 'hover') return [...(await axeProblems(mode)), ...(await selectedProblems())];
  if (width === tablet.width) return [...overflowProblems(width), ...gutterProblems()];
  const isAsMounted = scheme === 'light' && variation === undefined;
  if (!isAsMounted && width !== smallest.width) return [...overflowProblems(width), ...(await axeProblems(mode))];
  return [
    ...overflowProblems(width),
    ...pointerProblems(),
    ...focusOrderProblems(),
    ...tabStopProblems(),
    ...(await focusRingProblems()),
  ];
}
