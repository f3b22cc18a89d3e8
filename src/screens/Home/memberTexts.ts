import type { Standing } from '../../../domain/member/sections.ts';
import { dayOf, daysBetween } from '../../../domain/member/days.ts';
import { counted } from '../../../domain/numberWord.ts';
import { paths } from '../../../domain/paths.ts';
import { formatDate } from '../../components/base/LocalDate/formatDate.ts';
import type { StoredQuiz } from '../../data/runs/kept.ts';

/** A recent date, by its day, and never by how many days ago. */
function dayText(time: number, today: string): string {
  const days = daysBetween(dayOf(time), today);
  if (days <= 0) return 'today';
  return days === 1 ? 'yesterday' : `on ${formatDate(dayOf(time), 'long')}`;
}

/** Where a kept quiz is carried on. */
export const hrefOfKept = ({ link, exam, practice }: StoredQuiz): string =>
  practice?.address ?? paths.quiz.href(link, { mode: exam ? 'exam' : '' });

/** What a kept quiz is: "Platform Developer, practice exam 2", "Platform Developer, all questions". */
export function nameOfKept({ exam, set, practice }: StoredQuiz, examName: string): string {
  if (practice) return `${examName}, ${practice.name.replace('Practice: ', '')}`;
  if (exam) return `${examName}, exam simulation`;
  return set === undefined ? examName : `${examName}, practice exam ${set}`;
}

/** When a kept exam simulation is submitted, in epoch milliseconds; undefined where the quiz is none. */
function deadlineOf({ exam }: StoredQuiz): number | undefined {
  const deadline = exam?.['deadline'];
  return typeof deadline === 'number' ? deadline : undefined;
}

/** Whether a kept quiz is an exam simulation whose clock runs at `now`, in epoch milliseconds. */
export const isRunning = (quiz: StoredQuiz, now: number): boolean => (deadlineOf(quiz) ?? 0) > now;

/** What to say of a kept quiz, at `now` in epoch milliseconds. */
export function keptTexts(kept: StoredQuiz, examName: string, now: number) {
  const { answered = Object.keys(kept.picks).length } = kept;
  const name = nameOfKept(kept, examName);
  const count = kept.total === undefined ? String(answered) : `${answered} of ${kept.total}`;
  const deadline = deadlineOf(kept);
  if (deadline !== undefined && deadline <= now) {
    return {
      title: 'See how your exam went',
      lead: `${name}. Its time is over: it is submitted with the answers you gave.`,
      label: 'See the result',
    };
  }
  if (deadline !== undefined) {
    return {
      title: 'Your simulation is still running',
      lead: 'The clock doesn’t stop while you’re away.',
      label: kept.position === undefined ? 'Resume simulation' : `Resume at question ${kept.position}`,
      running: { name: examName, answered: count, deadline },
    };
  }
  return {
    title:
      kept.position === undefined || answered === 0
        ? 'Pick up where you left off'
        : `Pick up at question ${kept.position}`,
    lead: `${name}. You stopped ${dayText(kept.keptAt, dayOf(now))} with ${count} answered.`,
    label: 'Continue',
    progress: kept.total === undefined ? undefined : Math.min(1, answered / kept.total),
  };
}

/** Why a section is the weakest, and what it weighs. */
export function reasonText({ name, fullyCorrect, total, weight }: Standing): string {
  const weighs = weight === undefined ? '' : ` This section is ${weight}% of the exam.`;
  return `${name}: you got ${fullyCorrect} of your last ${total} right.${weighs}`;
}

/** What leads to the questions that were missed. */
export const reviewLabel = (missed: number): string => `Review ${counted(missed, 'missed question')}`;

/**
 * The quizzes that were left, in the order in which to carry them on: an exam whose clock runs first, then the latest.
 * Those of exams that are no longer on offer can't be carried on, and are left out. `kept` are the latest first.
 */
export function carryOnOrder(
  kept: readonly StoredQuiz[],
  offered: readonly { link: string }[] | undefined,
  now: number,
) {
  const open = kept.filter(({ link }) => !offered || offered.some((exam) => exam.link === link));
  return open.toSorted((one, other) => Number(isRunning(other, now)) - Number(isRunning(one, now)));
}
