import { dayOf, daysBetween, nearestDate } from '../../../domain/member/days.ts';
import { focusExam } from '../../../domain/member/focus.ts';
import { isEarly } from '../../../domain/member/sections.ts';
import { isNotOffered } from '../../data/ApiError.ts';
import { useExamDates, useSectionHistory, useUserDetails } from '../../data/learning/progress.ts';
import { useExamList } from '../../data/exams/examList.ts';
import { useLearnerQuestions } from '../../data/learning/learnerQuestions.ts';
import { useOrders } from '../../data/payments/orders.ts';
import { useAllKeptQuizzes } from '../../data/runs/useKept.ts';
import { carryOnOrder } from './memberTexts.ts';
import type { Read } from '../../data/useRead.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Whether a read is pending: neither read nor refused. */
const isPending = ({ data, error }: Read<unknown>) => data === undefined && error === undefined;

/** All that the home page shows of a user at `now`, in epoch milliseconds. What another server does not offer is left out (docs/product.md 7.3). */
export function useMember(userId: string, now: number) {
  const list = useExamList();
  const details = useUserDetails(userId);
  const dateList = useExamDates(userId);
  const questions = useLearnerQuestions(undefined, userId);
  const orders = useOrders(userId);
  const allKept = useAllKeptQuizzes(userId);

  const exams = list.data ?? [];
  const today = dayOf(now);
  const dates = (dateList.data?.dates ?? []).filter(({ examId }) => exams.some(({ id }) => id === examId));
  const records = (details.data?.exams ?? []).map(({ attempts = [], ...record }) => ({
    ...record,
    attempts,
    examId: exams.find(({ link }) => link === record.link)?.id,
  }));
  const practiced = records.flatMap(({ examId, attempts }) =>
    examId === undefined ? [] : { examId, finishedAt: attempts.map(({ finishedAt }) => finishedAt) },
  );
  // An order names its exams.
  const bought = (orders.data?.orders ?? []).flatMap(({ state, items, orderedAt }) =>
    exams
      .filter((exam) => state === 'paid' && exam.bought && items.some(({ name }) => name === exam.name))
      .filter(({ id }) => !practiced.some(({ examId, finishedAt }) => examId === id && finishedAt.length > 0))
      .map(({ id }) => ({ examId: id, finishedAt: [orderedAt] })),
  );
  const isChoosing = [list, details, dateList, orders].some(isPending);
  const focusId = isChoosing ? undefined : focusExam(dates, [...practiced, ...bought], today);
  const [boughtAt] = bought.find(({ examId }) => examId === focusId)?.finishedAt ?? [];
  const history = useSectionHistory(userId, focusId);

  const nearest = nearestDate(dates, today);
  const failed = [details, dateList, questions, history].filter(({ error }) => error && !isNotOffered(error));
  return {
    exams,
    today,
    /** Whether the account was opened within a day. */
    isNew: details.data !== undefined && now - Date.parse(details.data.createdDate) < DAY,
    /** The days of official exams that are on offer; undefined where the server keeps none. */
    dates: dateList.data && dates,
    /** The one that counts, with the days until then. */
    nearest: nearest && { ...nearest, days: daysBetween(today, nearest.date) },
    records,
    /** The exam that the user is preparing for. */
    focus: exams.find(({ id }) => id === focusId),
    /** Whether too few of its questions were seen for a share in percent. */
    isEarly: isEarly(questions.data ?? [], focusId),
    /** When it was bought, in epoch milliseconds, where that is the latest news of it. */
    boughtAt: boughtAt === undefined ? undefined : Date.parse(boughtAt),
    /** The exams that were bought with it and not practiced yet. */
    unlocked: exams.filter(({ id }) => bought.some((one) => one.examId === id && one.finishedAt[0] === boughtAt)),
    /** Its attempts, section by section, oldest first. */
    history: history.data?.attempts ?? [],
    questions: questions.data ?? [],
    /** The quizzes that were left, in the order in which to carry them on. */
    kept: allKept && carryOnOrder(allKept, list.data, now),
    /** Whether it is still unknown how the user's exams went. */
    isPending: isChoosing || (focusId !== undefined && isPending(history)),
    /** Reads again what could not be read; undefined where nothing has failed. */
    reload:
      failed.length === 0
        ? undefined
        : () => {
            for (const { reload } of failed) reload();
          },
  };
}

/** What `useMember` returns. */
export type Member = ReturnType<typeof useMember>;
