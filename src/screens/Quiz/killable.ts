import { AsyncLocalStorage } from 'node:async_hooks';

/** What can be killed, such as a tab. From then on, nothing that it does arrives anywhere. */
export interface Killable {
  /** How many more reads, writes and requests it makes; below 0 it is gone, with its locks. */
  left: number;
}

/** Who reads, writes and requests. */
export const current = new AsyncLocalStorage<Killable>();

/** Waits for ever once the current one has been killed, which this may be the moment for. */
export async function alive(): Promise<void> {
  const one = current.getStore();
  if (one && --one.left < 0) await new Promise(() => undefined);
}
