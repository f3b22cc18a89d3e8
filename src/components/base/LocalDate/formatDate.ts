const forms = {
  /** 3 March 2026 */
  long: { dateStyle: 'long' },
  /** 3 March 2026 at 14:05 */
  withTime: { dateStyle: 'long', timeStyle: 'short' },
  /** 3 Mar */
  short: { day: 'numeric', month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** How much of a date is written. */
export type DateForm = keyof typeof forms;

/**
 * A date in the reader's own language and time zone. `date` is ISO 8601, in UTC as a rule. No formatter is made before
 * a date is shown: the first one blocks a slow phone for 50 ms.
 */
export const formatDate = (date: string, form: DateForm): string =>
  new Date(date).toLocaleString(undefined, forms[form]);
