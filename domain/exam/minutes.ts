/** By how much the time of the official exam is extended for those who are entitled to it. */
export const extraTimes = [0, 25, 50, 100] as const;
export type ExtraTime = (typeof extraTimes)[number];

/** The official exam, as far as it is known. */
interface OfficialExam {
  readonly minutes?: number | undefined;
  readonly scoredQuestions?: number | undefined;
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
export function examMinutes({ asked, ...exam }: OfficialExam & { readonly asked: number }, extra: ExtraTime): number {
  const pace = paceOf(exam) ?? USUAL_PACE;
  // What lies beyond six decimals is an error of the floating point, and no minute more.
  return Math.ceil(Number((pace * asked * (1 + extra / 100)).toFixed(6)));
}
