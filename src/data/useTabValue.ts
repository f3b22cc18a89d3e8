import { useSyncExternalStore } from 'react';
import type { TabValue } from './tabState.ts';

/** A part of the tab's state, for a component: it renders again at each change. */
export const useTabValue = <T>({ subscribe, get, initial }: TabValue<T>): T =>
  useSyncExternalStore(subscribe, get, () => initial);
