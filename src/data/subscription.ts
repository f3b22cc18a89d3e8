import { useSyncExternalStore } from 'react';

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

/** A value of this tab that components read; undefined at first, and while pages are prerendered. */
interface SharedValue<T> {
  readonly get: () => T | undefined;
  readonly set: (value: T | undefined) => void;
  /** The value, for a component: it renders again at each change. */
  readonly useValue: () => T | undefined;
}

/** A value that lives outside of React. */
export function createSharedValue<T>(): SharedValue<T> {
  let value: T | undefined;
  const { subscribe, notify } = createSubscription();
  const get = () => value;
  return {
    get,
    set: (next) => {
      value = next;
      notify();
    },
    useValue: () => useSyncExternalStore(subscribe, get, none),
  };
}

const none = () => undefined;
