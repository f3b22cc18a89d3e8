/** The items of local storage that make a session, by the specification's names (section 3). */
const names = ['accessToken', 'refreshToken', 'tokenSetTime', 'user', 'examId'] as const;
export type ItemName = (typeof names)[number];

// Where the browser keeps nothing for us, a session lasts as long as the page.
const memory = new Map<string, string>();

function storage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** What is stored under a name; null for nothing. */
export function readItem(name: ItemName): string | null {
  return memory.get(name) ?? storage()?.getItem(name) ?? null;
}

/** Stores a text under a name, for this page alone where the browser refuses to keep it. */
export function writeItem(name: ItemName, value: string): void {
  try {
    const kept = storage();
    if (!kept) throw new Error('There is no local storage.');
    kept.setItem(name, value);
    memory.delete(name);
  } catch {
    memory.set(name, value);
  }
}

/** Removes every item of the session. */
export function clearItems(): void {
  memory.clear();
  for (const name of names) storage()?.removeItem(name);
}

/** Calls `listener` when another tab changed an item of the session; answers how to stop it. */
export function onItemsChangedElsewhere(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || names.some((name) => name === key)) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
