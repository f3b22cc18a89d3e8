/** A day of the calendar: YYYY-MM-DD. */
type Day = string;

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** In the time zone where days begin last, clocks stand 12 hours behind UTC. */
const LAST_ZONE = 12 * HOUR;

/** The day in the time zone where it begins last: earlier ones are over everywhere. `now` is in epoch milliseconds. */
export const earliestToday = (now: number): Day => new Date(now - LAST_ZONE).toISOString().slice(0, 10);

/** The day in the reader's time zone at a time in epoch milliseconds. */
export function dayOf(time: number): Day {
  const date = new Date(time);
  return new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())).toISOString().slice(0, 10);
}

/** How many days after one day another one is; below 0 where it is before. */
export const daysBetween = (one: Day, other: Day): number => Math.round((Date.parse(other) - Date.parse(one)) / DAY);

/** The date that counts: the nearest one that is not over, or else the latest that is; undefined where there is none. */
export const nearestDate = <Dated extends { readonly date: Day }>(
  dates: readonly Dated[],
  today: Day,
): Dated | undefined => {
  const inOrder = dates.toSorted((one, other) => (one.date < other.date ? -1 : 1));
  return inOrder.find(({ date }) => date >= today) ?? inOrder.at(-1);
};
