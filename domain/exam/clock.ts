import { counted } from '../numberWord.ts';

/** Whole seconds until the deadline, both in epoch milliseconds; 0 from then on. */
export const secondsLeft = (deadline: number, now: number): number => Math.max(0, Math.ceil((deadline - now) / 1000));

/** How the clock shows seconds: "1:06:30", "21:40", "0:09". */
export function clockText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The same in words, to the minute: "1 hour 6 minutes", "9 seconds". */
export function timeInWords(seconds: number): string {
  if (seconds < 60) return counted(seconds, 'second');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return [hours > 0 && counted(hours, 'hour'), minutes > 0 && counted(minutes, 'minute')].filter(Boolean).join(' ');
}

/** How a simulation that was left stands, wherever it is offered: its clock runs on. */
export function runningInWords(deadline: number, now: number): string {
  const left = secondsLeft(deadline, now);
  return left === 0 ? 'Its time is over: see the result.' : `Your clock is running: ${timeInWords(left)} left.`;
}

/** Minutes before the end at which the learner is told. */
const ANNOUNCED = [1, 5, 15];

/** The last of these marks that the clock has passed, in minutes; undefined before the first. */
export const lastMark = (seconds: number): number | undefined => ANNOUNCED.find((mark) => seconds <= mark * 60);

/** What is announced now that the clock has gone on from `before` to `after`, in seconds; undefined between the marks. */
export function announcement(before: number, after: number): string | undefined {
  // After a sleep several have passed: the last counts.
  const minutes = ANNOUNCED.find((mark) => after <= mark * 60 && before > mark * 60);
  return after === 0 || minutes === undefined ? undefined : `${timeInWords(after)} left`;
}

/** How long an announcement stays to be read, in seconds. */
const SHOWN_FOR = 10;

/** What the clock of an exam says. */
export interface ClockReading {
  /** In seconds. */
  readonly left: number;
  /** What was announced, and how many seconds were left then. */
  readonly announced?: { readonly text: string; readonly at: number } | undefined;
}

/** The clock once so many seconds are left. An announcement goes after a while, before it is no longer true. */
export function clockAt(last: ClockReading, left: number): ClockReading {
  const text = announcement(last.left, left);
  if (text !== undefined) return { left, announced: { text, at: left } };
  return { left, announced: last.announced && last.announced.at - left < SHOWN_FOR ? last.announced : undefined };
}
