/** Lets components subscribe to something that lives outside of React. */
interface Subscription {
  /** Calls `listener` at each change, as `useSyncExternalStore` expects; returns how to unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls every listener. */
  readonly notify: () => void;
}

/** The listeners of one value. */
export function createSubscription(): Subscription {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify: () => {
      for (const listener of listeners) listener();
    },
  };
}
