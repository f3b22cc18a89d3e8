import { useSyncExternalStore } from 'react';

/** How a story is shown, beside its scheme and its window: what the catalog's toolbar chooses. */
export interface ShownAs {
  /** One of the themes in `tokens/`. */
  readonly look: string;
  readonly direction: 'ltr' | 'rtl';
  /** `large` has twice the size, `long` half as many letters again. */
  readonly text: 'usual' | 'large' | 'long';
}

let override: Partial<ShownAs> = {};
const listeners = new Set<() => void>();

/** Shows what is mounted in another way, without mounting it again. What is left out is as the toolbar says. */
export function showAs(next: Partial<ShownAs>): void {
  override = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const read = () => override;

/** What `showAs` said last. */
export const useOverride = (): Partial<ShownAs> => useSyncExternalStore(subscribe, read);
