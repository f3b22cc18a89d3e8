/** For how long each question has been on show, and which one is now. All times are in milliseconds. */
export interface Timing {
  /** Id of each question that was on show, with the time until it was left. */
  readonly spent: Readonly<Record<string, number>>;
  readonly shown?: { readonly id: string; readonly since: number } | undefined;
}

/** The timing once another question is shown, or none. */
export function show(timing: Timing, id: string | undefined, now: number): Timing {
  return { spent: spentUntil(timing, now), shown: id === undefined ? undefined : { id, since: now } };
}

function spentUntil({ spent, shown }: Timing, now: number): Timing['spent'] {
  if (!shown) return spent;
  const before = Object.hasOwn(spent, shown.id) ? (spent[shown.id] ?? 0) : 0;
  return { ...spent, [shown.id]: before + Math.max(0, now - shown.since) };
}

/** For how many whole seconds each question has been on show until now, by its id. */
export const secondsOf = (timing: Timing, now: number): Record<string, number> =>
  Object.fromEntries(Object.entries(spentUntil(timing, now)).map(([id, time]) => [id, Math.round(time / 1000)]));
