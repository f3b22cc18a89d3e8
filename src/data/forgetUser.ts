import { del } from 'idb-keyval';
import { onDevice, readDevice } from './device.ts';

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
