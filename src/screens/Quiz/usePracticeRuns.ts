import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import { newId } from '../../data/newId.ts';
import type { KeptPractice, StoredQuiz } from '../../data/runs/kept.ts';
import { useKeptQuizzes } from '../../data/runs/useKept.ts';
import { useUser } from '../../data/session/useSession.ts';
import { paths } from '../../../domain/paths.ts';
import type { PracticeChoice } from '../../../domain/practice/choice.ts';
import { drawPractice } from '../../../domain/practice/select.ts';
import { practiceName } from '../../../domain/practice/words.ts';
import { answeredIn, inOrder, resume as resumeQuiz } from '../../../domain/quiz/keep.ts';
import type { LoadedBank } from './usePracticeBank.ts';
import type { Run } from './useRun.ts';

/** What an address says that leads to a kept practice: the run that is carried on at once. */
const resumedBy = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'resume' in state ? state.resume : undefined;

/**
 * The practices of an exam that were left under way, the latest first, and how to begin one or to carry one on. One that
 * the way to this page names is carried on by itself.
 */
export function usePracticeRuns(link: string | undefined, loaded: LoadedBank | undefined, onBegin: (run: Run) => void) {
  const userId = useUser()?.userId;
  const left = useKeptQuizzes(link ?? '', userId);
  const kept = left.kept.filter((quiz) => quiz.practice && loaded && answeredIn(loaded.exam.questions, quiz) > 0);

  function begin(
    practice: KeptPractice,
    questions: LoadedExam['questions'],
    how: Pick<Run, 'runId' | 'begin' | 'spent'>,
  ) {
    if (!loaded || link === undefined) return;
    onBegin({ link, exam: { ...loaded.exam, questions, part: practice.name }, practice, userId, ...how });
  }
  function start(choice: PracticeChoice, named: PracticeChoice) {
    if (!loaded) return;
    const questions = drawPractice(loaded.bank, choice, newId());
    const name = practiceName(loaded.bank.sections, choice);
    const practice = { order: questions.map(({ id }) => id), name, address: paths.practice.href(named) };
    const first = resumeQuiz(questions, { mode: choice.answers, picks: {} });
    begin(practice, questions, { runId: newId(), begin: first });
  }
  function resume(quiz: StoredQuiz) {
    if (!loaded || !quiz.practice) return;
    const questions = inOrder(loaded.exam.questions, quiz.practice.order);
    const { runId, spent } = quiz;
    begin(quiz.practice, questions, { runId, begin: resumeQuiz(questions, quiz), spent });
  }

  const requestedRunId = resumedBy(useLocation().state);
  const resumed = kept.find(({ runId }) => runId !== undefined && runId === requestedRunId);
  const resumeWanted = useEffectEvent(() => resumed && resume(resumed));
  const isResuming = resumed !== undefined;
  useEffect(() => {
    if (isResuming) resumeWanted();
  }, [isResuming]);

  return {
    kept,
    isLoading: isResuming || (link !== undefined && left.isLoading),
    isElsewhere: left.isElsewhere,
    forget: left.forget,
    start,
    resume,
  };
}
