/** For how long each question has been on show, and which one is now. All times are in milliseconds. */
export interface Timing {
  /** Id of each question that was on show, with the time until it was left. */
  readonly spent: TimeSpent;
  readonly shown?: { readonly id: string; readonly since: number } | undefined;
}

/** For how long questions were on show, by their ids, in milliseconds. */
export type TimeSpent = Readonly<Record<string, number>>;

/** The timing once another question is shown, or none. */
export const show = (timing: Timing, id: string | undefined, now: number): Timing => ({
  spent: timeSpent(timing, now),
  shown: id === undefined ? undefined : { id, since: now },
});

/** For how long each question has been on show until now. */
export function timeSpent({ spent, shown }: Timing, now: number): TimeSpent {
  if (!shown) return spent;
  const before = Object.hasOwn(spent, shown.id) ? (spent[shown.id] ?? 0) : 0;
  return { ...spent, [shown.id]: before + Math.max(0, Math.round(now - shown.since)) };
}

/** For how many whole seconds one question was on show: at least one, if it was at all. */
export const secondsOn = (spent: TimeSpent, id: string): number =>
  Object.hasOwn(spent, id) ? Math.ceil((spent[id] ?? 0) / 1000) : 0;
