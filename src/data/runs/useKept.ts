import { useEffect, useId, useState } from 'react';
import useSWR from 'swr';
import {
  dropQuiz,
  giveQuiz,
  keepQuiz,
  type KeptFor,
  type QuizOwner,
  type QuizRun,
  readKeptQuizzes,
  type StoredQuiz,
} from './kept.ts';
import { onQuizEnd, runningQuizzes } from './running.ts';

/** What is left under way of an exam. */
interface Found {
  /** The quizzes with a pick, and the exams, that can be carried on, the latest first. */
  readonly kept: readonly StoredQuiz[];
  /** Those that run in another tab, which carries them on. */
  readonly elsewhere: readonly QuizRun[];
}

/** For how long what was discarded can be taken back, in milliseconds. */
const UNDO_FOR = 10_000;

/** Another tab may have changed what is kept, whenever the reader comes back to this one. */
const onReturn = { revalidateOnFocus: true, focusThrottleInterval: 0, dedupingInterval: 0 };

/**
 * The quizzes of this exam that were left under way. A user who logs in takes over what they began as a visitor.
 * `discard` drops one, which `restore` takes back for ten seconds. While this tab `isBusy` with a quiz, nothing is read.
 */
export function useKeptQuizzes(link: string, userId: string | undefined, isBusy = false) {
  // What was read on an earlier visit of the page is not shown again.
  const visit = useId();
  const { data: found, mutate } = useSWR(
    isBusy ? null : ['kept', userId, link, visit],
    () => findKept({ link, userId }),
    onReturn,
  );
  useEffect(() => {
    const reading = new AbortController();
    for (const run of found?.elsewhere ?? []) onQuizEnd(run, reading.signal, () => void mutate());
    return () => reading.abort();
  }, [found, mutate]);
  const [discarded, setDiscarded] = useState<QuizOwner & { quiz: StoredQuiz }>();
  useEffect(() => {
    const timer = setTimeout(() => setDiscarded(undefined), UNDO_FOR);
    return () => clearTimeout(timer);
  }, [discarded]);
  const setKept = (change: (kept: readonly StoredQuiz[]) => readonly StoredQuiz[]) =>
    void mutate((last) => last && { ...last, kept: change(last.kept) }, { revalidate: false });
  function discard(quiz: StoredQuiz) {
    void dropQuiz({ link, userId, runId: quiz.runId });
    setKept((kept) => kept.filter(({ runId }) => runId !== quiz.runId));
    setDiscarded({ link, userId, quiz });
  }
  function restore() {
    if (!discarded) return;
    const { quiz, ...owner } = discarded;
    void keepQuiz({ ...owner, runId: quiz.runId }, quiz);
    setKept((kept) => [quiz, ...kept]);
    setDiscarded(undefined);
  }
  const isCurrent = discarded?.link === link && discarded.userId === userId;
  return {
    isLoading: !isBusy && !found,
    kept: found?.kept ?? [],
    isElsewhere: found !== undefined && found.elsewhere.length > 0,
    discard,
    /** What was discarded less than ten seconds ago. */
    discarded: found && isCurrent ? discarded.quiz : undefined,
    restore,
    settle: () => setDiscarded(undefined),
  };
}

export type KeptQuizzes = ReturnType<typeof useKeptQuizzes>;

/**
 * The quizzes of every exam that this user, or a visitor before them, left under way on this device, the latest first;
 * undefined until they have been read.
 */
export function useAllKeptQuizzes(userId: string): readonly StoredQuiz[] | undefined {
  const visit = useId();
  return useSWR(['kept', userId, undefined, visit], () => findKept({ userId }), onReturn).data?.kept;
}

/** Finds what is left under way of an exam, or of all. A user takes over what a visitor has left. */
export async function findKept({ userId, link }: KeptFor): Promise<Found> {
  if (userId !== undefined) await takeOver(userId, link);
  const quizzes = await readKeptQuizzes({ userId, link });
  const isRunning = await runningQuizzes();
  const runOf = (quiz: StoredQuiz): QuizRun => ({ link: quiz.link, userId, runId: quiz.runId });
  const running = quizzes.map(runOf).filter(isRunning);
  const left = quizzes.filter((quiz) => !isRunning(runOf(quiz)));
  // The clock of an exam runs before its first pick.
  const isBegun = ({ picks, exam }: StoredQuiz) => Object.keys(picks).length > 0 || exam !== undefined;
  for (const quiz of left.filter((one) => !isBegun(one))) void dropQuiz(runOf(quiz));
  return { kept: left.filter(isBegun), elsewhere: running };
}

/** Gives a user what was begun as a visitor, but for what a tab still runs. */
async function takeOver(userId: string, of: string | undefined): Promise<void> {
  const isRunning = await runningQuizzes();
  for (const { link, runId } of await readKeptQuizzes({ link: of })) {
    const run: QuizRun = { link, userId: undefined, runId };
    if (!isRunning(run)) await giveQuiz(run, userId);
  }
}
