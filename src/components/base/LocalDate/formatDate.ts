const forms = {
  /** March 3, 2026 */
  long: { dateStyle: 'long' },
  /** Mar 3, 2026 */
  medium: { dateStyle: 'medium' },
  /** Mar 3, 2026, 2:05 PM */
  withTime: { dateStyle: 'medium', timeStyle: 'short' },
  /** Mar 3 */
  short: { day: 'numeric', month: 'short' },
  /** Mar 3, 2:05 PM */
  shortWithTime: { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  /** Tuesday, March 3 */
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
} as const satisfies Record<DateForm, Intl.DateTimeFormatOptions>;

/** How much of a date is written. */
export type DateForm = 'long' | 'medium' | 'withTime' | 'short' | 'shortWithTime' | 'weekday';

/** A date without a time: the same day in every time zone. */
const isDay = (date: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(date);

/**
 * A date in the reader's own language, and a time in their own time zone. `date` is ISO 8601: a time in UTC as a rule, or
 * a day. No formatter is made before a date is shown: the first one blocks a slow phone for 50 ms.
 */
export const formatDate = (date: string, form: DateForm): string =>
  new Date(date).toLocaleString(undefined, { ...forms[form], ...(isDay(date) && { timeZone: 'UTC' }) });

/** A date as pages have it that are rendered before their reader is known. */
export const formatPrerendered = (date: string, form: DateForm): string =>
  new Date(date).toLocaleString('en-US', { ...forms[form], timeZone: 'UTC' });

/** A time of day, in epoch milliseconds, in the reader's language and time zone: "2:05 PM". */
export const formatTime = (time: number): string =>
  new Date(time).toLocaleTimeString(undefined, { timeStyle: 'short' });
