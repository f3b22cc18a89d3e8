/**
 * A value that this tab keeps in memory. Components read it by `useTabValue`; the script in a page's head, which knows no
 * React, reads it here.
 */
export interface TabValue<T> {
  readonly get: () => T;
  readonly set: (next: T) => void;
  /** Calls `listener` at each change; returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** What it is until something sets it, as on every prerendered page. */
  readonly initial: T;
}

const resets: (() => void)[] = [];

/**
 * Declares a part of the tab's state, which lasts until the page is left. All that is not in the address, not stored by
 * the browser and not a response in SWR's cache is declared so; a module has no variable of its own.
 */
export function tabValue<T>(initial: T): TabValue<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  const get = () => value;
  const set = (next: T) => {
    value = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  resets.push(() => set(initial));
  return { get, set, subscribe, initial };
}

/** Makes the tab's state that of a tab that was just opened. Stories and tests begin with it. */
export function resetTabState(): void {
  for (const reset of resets) reset();
}
