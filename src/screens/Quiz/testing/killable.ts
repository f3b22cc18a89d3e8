import { AsyncLocalStorage } from 'node:async_hooks';

/** What can be killed, such as a tab. From then on, nothing that it does arrives anywhere. */
export interface Killable {
  /** How many more reads, writes and requests it makes; below 0 it is gone, with its locks. */
  left: number;
}

/** Who reads, writes and requests. */
const current = new AsyncLocalStorage<Killable>();

/** Waits for ever once the current one has been killed, which this may be the moment for. */
export async function alive(): Promise<void> {
  const one = current.getStore();
  if (one && --one.left < 0) await new Promise(() => undefined);
}

/** Requests that are lost with who makes them, on their way or on the way back. */
export const killable =
  (request: typeof fetch) =>
  async (...of: Parameters<typeof fetch>): Promise<Response> => {
    await alive();
    const response = await request(...of);
    await alive();
    return response;
  };

/** Does some work until it is done, or who does it is killed. */
export async function untilKilled(one: Killable, work: () => Promise<void>): Promise<void> {
  let isOver = false;
  const done = current.run(one, work).finally(() => (isOver = true));
  done.catch(() => undefined);
  while (!isOver && one.left >= 0) await new Promise((resolve) => setImmediate(resolve));
  if (isOver) await done;
}
