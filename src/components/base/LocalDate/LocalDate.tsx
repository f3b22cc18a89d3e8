import type { ComponentProps } from 'react';
import { useIsHydrated } from '../../../hooks/useIsHydrated.ts';
import { formatDate, formatPrerendered, type DateForm } from './formatDate.ts';

export interface LocalDateProps extends Omit<ComponentProps<'time'>, 'children'> {
  /** ISO 8601: a time, in UTC as a rule, or a day without one. */
  date: string;
  /** How much of it is written. @default 'long' */
  form?: DateForm;
}

/**
 * A date in the user's own language and time zone, which machines can read as well.
 *
 * @when Every date on the site.
 * @whenNot A duration, such as minutes of an exam: write it out.
 * @screenReader The date as it is shown; the machine-readable form is not announced.
 */
export function LocalDate({ date, form = 'long', ...rest }: LocalDateProps) {
  return (
    <time dateTime={date} {...rest}>
      {useIsHydrated() ? formatDate(date, form) : formatPrerendered(date, form)}
    </time>
  );
}
