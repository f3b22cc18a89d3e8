/**
 * Reads something when it is asked for, but not more often than every `maxAge` milliseconds. What `make` makes of it stays
 * the same object until it has changed, so that what was made of that can be kept as long.
 */
export function fresh<Read, Made>(
  read: () => Promise<Read>,
  make: (value: Read) => Made,
  { now, maxAge }: { readonly now: () => number; readonly maxAge: number },
): () => Promise<Made> {
  let known: { readonly made: Made; readonly text: string; readonly readAt: number } | undefined;
  let reading: Promise<Made> | undefined;

  async function again(): Promise<Made> {
    const readAt = now();
    const value = await read();
    const text = JSON.stringify(value);
    known = { made: known?.text === text ? known.made : make(value), text, readAt };
    return known.made;
  }

  return async () => {
    // A clock that was set back must not keep it for longer.
    if (known && Math.abs(now() - known.readAt) < maxAge) return known.made;
    reading ??= again().finally(() => (reading = undefined));
    return reading;
  };
}
