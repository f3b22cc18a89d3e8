import { formatDate, type DateForm } from './formatDate.ts';

export interface LocalDateProps {
  /** ISO 8601, in UTC as a rule. */
  date: string;
  /** How much of it is written. */
  form?: DateForm;
}

/** A date in the reader's own language and time zone, which machines can read as well. */
export function LocalDate({ date, form = 'long' }: LocalDateProps) {
  return <time dateTime={date}>{formatDate(date, form)}</time>;
}
