import { lazy, type ComponentType } from 'react';

const Nothing = () => null;

/**
 * A component whose code loads with its first use, inside a Suspense, or ahead of it by `preload`.
 *
 * @param load Imports it.
 * @param Missing What is rendered where its code cannot be loaded, nothing by default; `error` where the page is of no
 *   use without it, so that CrashGuard says so.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props> | 'error' = Nothing,
) {
  const Part = lazy(() =>
    load().then(
      (Loaded) => ({ default: Loaded }),
      (error: unknown) => {
        if (Missing === 'error') throw error;
        return { default: Missing };
      },
    ),
  );
  return Object.assign(Part, {
    /** Loads its code ahead; without a network it tries again with the first use. */
    preload: () =>
      load().then(
        () => undefined,
        () => undefined,
      ),
  });
}
