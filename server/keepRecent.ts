/** Values that take time to make, while there is room for them. */
export interface Recent<T> {
  /** The value of a key; calls `make` where it is not there any more. Rejects where that does. */
  readonly get: (key: string, make: () => Promise<T>) => Promise<T>;
}

interface RecentOptions<T> {
  /** What all values may take together. */
  readonly room: number;
  readonly sizeOf: (value: T) => number;
  /** Whether a value is what its key says, so that others may get it as well. */
  readonly isGood: (value: T) => boolean;
}

interface Entry<T> {
  readonly value: Promise<T>;
  /** 0 until it is made. */
  size: number;
}

/** Keeps what was used last. */
export function keepRecent<T>({ room, sizeOf, isGood }: RecentOptions<T>): Recent<T> {
  // In the order of use: a map keeps the order in which keys were set.
  const kept = new Map<string, Entry<T>>();
  let used = 0;

  function drop(key: string): void {
    used -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  }

  async function made(key: string, make: () => Promise<T>): Promise<T> {
    try {
      const value = await make();
      if (isGood(value)) fit(key, sizeOf(value));
      else drop(key);
      return value;
    } catch (error) {
      drop(key);
      throw error;
    }
  }

  function fit(key: string, size: number): void {
    const entry = kept.get(key);
    if (!entry) return;
    entry.size = size;
    used += size;
    for (const oldest of kept.keys()) {
      if (used <= room) return;
      drop(oldest);
    }
  }

  return {
    get: (key, make) => {
      const entry = kept.get(key) ?? { value: made(key, make), size: 0 };
      kept.delete(key);
      kept.set(key, entry);
      return entry.value;
    },
  };
}
