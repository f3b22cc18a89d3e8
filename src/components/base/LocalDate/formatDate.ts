const forms = {
  /** 3 March 2026 */
  long: new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }),
  /** 3 March 2026 at 14:05 */
  withTime: new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' }),
  /** 3 Mar */
  short: new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' }),
};

/** How much of a date is written. */
export type DateForm = keyof typeof forms;

/** A date in the reader's own language and time zone. `date` is ISO 8601, in UTC as a rule. */
export const formatDate = (date: string, form: DateForm): string => forms[form].format(new Date(date));
