import { counted } from '../numberWord.ts';

/** By how much the time of the official exam is extended for those who are entitled to it. */
export const extraTimes = [0, 25, 50, 100] as const;
export type ExtraTime = (typeof extraTimes)[number];

/** The official exam, as far as it is known. */
interface OfficialExam {
  readonly minutes?: number | undefined;
  readonly scoredQuestions?: number | undefined;
}

/** The official exam, and how many questions are asked here. */
interface ExamLength extends OfficialExam {
  readonly asked: number;
}

/** Minutes for each question where the official exam's time is unknown. */
const USUAL_PACE = 1.75;

const paceOf = ({ minutes, scoredQuestions }: OfficialExam): number | undefined =>
  minutes !== undefined && scoredQuestions ? minutes / scoredQuestions : undefined;

/** How many seconds the official exam gives for a question, with the extra time; undefined where that is unknown. */
export function officialPace(exam: OfficialExam, extra: ExtraTime = 0): number | undefined {
  const minutes = paceOf(exam);
  return minutes === undefined ? undefined : minutes * 60 * (1 + extra / 100);
}

/** How many minutes an exam takes: at the official exam's pace where fewer questions are asked, and with the extra time. */
export function examMinutes({ minutes, scoredQuestions, asked }: ExamLength, extra: ExtraTime): number {
  const pace = paceOf({ minutes, scoredQuestions }) ?? USUAL_PACE;
  // What lies beyond six decimals is an error of the floating point, and no minute more.
  return Math.ceil(Number((pace * asked * (1 + extra / 100)).toFixed(6)));
}

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
