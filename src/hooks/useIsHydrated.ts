import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * False while React hydrates a page that the build has rendered, and true from then on, at once where there is no such
 * page. What only the browser knows, such as the address after its path, may be rendered when it is true.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
