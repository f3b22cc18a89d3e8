import { clear } from 'idb-keyval';
import { onDevice } from '../data/device.ts';
import { clearItems } from '../data/session/storage.ts';
import { resetTabState } from '../data/tabState.ts';

/** Brings the browser back to a visitor who was never here. */
export async function resetBrowser(): Promise<void> {
  clearItems();
  resetTabState();
  await onDevice((store) => clear(store));
}
