/** Tells everybody who wants to know that something has changed; `watch` is what `useSyncExternalStore` subscribes with. */
export interface Watchers {
  /** Calls `watcher` at each change; answers how to stop it. */
  readonly watch: (watcher: () => void) => () => void;
  /** Calls every watcher. */
  readonly tell: () => void;
}

/** The watchers of one thing that lives outside of React. */
export function createWatchers(): Watchers {
  const watchers = new Set<() => void>();
  return {
    watch: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    tell: () => {
      for (const watcher of watchers) watcher();
    },
  };
}
