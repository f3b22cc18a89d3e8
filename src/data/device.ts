import { createStore, del, entries, promisifyRequest, type UseStore } from 'idb-keyval';

/** How long the browser may take to open its database before we go on without it. */
const OPEN_TIMEOUT_MS = 1000;

/** The browser's database, which opens when it is first used. */
const database = createStore('certcrest', 'kept');

/**
 * Works with what this browser keeps besides the session: quizzes under way and unsent attempts. Returns undefined where
 * it keeps nothing, as in some private windows: then nothing is kept, and nothing else fails.
 */
export async function onDevice<T>(work: (store: UseStore) => Promise<T>): Promise<T | undefined> {
  try {
    return await Promise.race([
      work(database),
      new Promise<undefined>((resolve) => setTimeout(resolve, OPEN_TIMEOUT_MS)),
    ]);
  } catch {
    return undefined;
  }
}

/**
 * Keeps what `change` makes of a value, under the same key or another one, and forgets the old one, both or neither. Leaves
 * it as it is where `change` returns undefined. Returns whether this browser has kept it.
 */
export async function moveOnDevice(
  from: IDBValidKey,
  to: IDBValidKey,
  change: (value: unknown) => unknown,
): Promise<boolean> {
  const isKept = await onDevice((opened) =>
    opened('readwrite', async (store) => {
      // Read in the same transaction: another tab may have moved it, and changed it since.
      const value = change(await promisifyRequest<unknown>(store.get(from)));
      if (value === undefined) return false;
      // First: what can't be kept must not be forgotten.
      store.put(value, to);
      if (from !== to) store.delete(from);
      await promisifyRequest(store.transaction);
      return true;
    }),
  );
  return isKept === true;
}

/** Keeps a value, and forgets what it takes the place of, both or neither; returns whether this browser could. */
export const keepOnDevice = (key: IDBValidKey, value: unknown, inPlaceOf = key): Promise<boolean> =>
  moveOnDevice(inPlaceOf, key, () => value);

/** All that is kept, as untrusted values: another release may have written them. */
export const readDevice = async (): Promise<[IDBValidKey, unknown][]> =>
  (await onDevice((opened) => entries<IDBValidKey, unknown>(opened))) ?? [];

/** Forgets all that this device keeps of a user: quizzes under way, unsent attempts and seeds. */
export async function forgetUser(userId: string): Promise<void> {
  for (const [key, value] of await readDevice()) {
    if (isOf(userId, key, value)) await onDevice((store) => del(key, store));
  }
}

/** Whether the user's id stands in a key, or in an attempt, which is kept under its own id. */
const isOf = (userId: string, key: IDBValidKey, value: unknown): boolean =>
  (Array.isArray(key) && key[1] === userId) ||
  (typeof value === 'object' && value !== null && 'userId' in value && value.userId === userId);
