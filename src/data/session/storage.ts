import { tabValue } from '../tabState.ts';

/** The items of local storage that make a session (docs/product.md 3.1). */
const names = ['accessToken', 'refreshToken', 'tokenSetTime', 'user', 'examId'] as const;
export type ItemName = (typeof names)[number];

/** What the browser refused to store: a session then lasts as long as the page. */
const unstored = tabValue<Partial<Record<ItemName, string>>>({});

function storage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** What is stored under a name; null for nothing. */
export function readItem(name: ItemName): string | null {
  return unstored.get()[name] ?? storage()?.getItem(name) ?? null;
}

/** Stores a text under a name, for this page alone where the browser refuses to keep it. */
export function writeItem(name: ItemName, value: string): void {
  const { [name]: _, ...others } = unstored.get();
  try {
    window.localStorage.setItem(name, value);
    unstored.set(others);
  } catch {
    unstored.set({ ...others, [name]: value });
  }
}

/** Remembers the exam on show (docs/product.md 3.1). */
export const rememberExam = (examId: string): void => writeItem('examId', examId);

/** Id of the exam that was last on show; undefined where there was none. */
export const currentExamId = (): string | undefined => readItem('examId') ?? undefined;

/** Removes every item of the session. */
export function clearItems(): void {
  unstored.set({});
  for (const name of names) storage()?.removeItem(name);
}

/** Calls `listener` when another tab changed an item of the session; returns an unsubscribe function. */
export function onItemsChangedElsewhere(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || names.some((name) => name === key)) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
