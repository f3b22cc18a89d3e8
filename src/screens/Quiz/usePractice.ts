/** What a practice is built from, how it is chosen, and how it begins. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths, slugOf } from '../../../domain/paths.ts';
import { asAsked } from '../../../domain/exam/shuffle.ts';
import type { PracticeChoice } from '../../../domain/practice/choice.ts';
import { choiceOf } from '../../../domain/practice/choiceOf.ts';
import { sectionsOf } from '../../../domain/practice/sections.ts';
import { drawPractice, type PracticeBank } from '../../../domain/practice/select.ts';
import { practiceName } from '../../../domain/practice/words.ts';
import { answeredIn, inOrder, resume as resumeQuiz } from '../../../domain/quiz/keep.ts';
import type { KeptQuiz } from '../../../domain/quiz/types.ts';
import { isNotOffered } from '../../data/ApiError.ts';
import type { LoadedExam, LoadedQuestion } from '../../data/exams/loadedExam.ts';
import { useQuiz } from '../../data/exams/quiz.ts';
import { useLearnerQuestions } from '../../data/learning/learnerQuestions.ts';
import { newId } from '../../data/newId.ts';
import type { KeptPractice, StoredQuiz } from '../../data/runs/kept.ts';
import { useKeptQuizzes } from '../../data/runs/useKept.ts';
import { useUser } from '../../data/session/useSession.ts';
import { useIsHydrated } from '../../hooks/useIsHydrated.ts';
import type { Run } from './useRun.ts';

/**
 * Whether it is known what the learner has of each question: `visitor` has nothing, `failed` can't be known now, and
 * `never` not from this server.
 */
type Knowledge = 'known' | 'visitor' | 'failed' | 'never';

/** What a practice of an exam is built from. */
export interface LoadedBank {
  readonly exam: LoadedExam;
  readonly bank: PracticeBank<LoadedQuestion>;
  readonly knowledge: Knowledge;
  /** Reads again what the learner has of each question. */
  readonly reload: () => void;
}

/** Loads the exam with this slug and id, and what the learner has of its questions; nothing without a slug. */
export function usePracticeBank(link: string | undefined, examId: string | undefined) {
  const userId = useUser()?.userId;
  const quiz = useQuiz(link);
  const learner = useLearnerQuestions(examId, examId === undefined ? undefined : userId);
  const { data: exam, error } = quiz;
  const { data: records = [], reload } = learner;
  const knowledge = knowledgeOf(exam, userId, learner.error);
  const loaded: LoadedBank | undefined =
    exam && !(learner.isLoading && knowledge === 'known')
      ? {
          exam,
          bank: { questions: exam.questions, sections: sectionsOf(exam.questions, exam.covered), learner: records },
          knowledge,
          reload,
        }
      : undefined;
  return { loaded, error: exam ? undefined : error, reload: quiz.reload };
}

function knowledgeOf(exam: LoadedExam | undefined, userId: string | undefined, error: Error | undefined): Knowledge {
  // Ids that are made here mean nothing to the server.
  if (exam?.hasServerIds === false) return 'never';
  if (userId === undefined) return 'visitor';
  if (!error) return 'known';
  return isNotOffered(error) ? 'never' : 'failed';
}

/** The choice that the address holds, and how to change some of it there: the way back leaves the page. */
export function usePracticeChoice() {
  const navigate = useNavigate();
  const { search } = useLocation();
  // A prerendered page knows its address without the query.
  const named = choiceOf(new URLSearchParams(useIsHydrated() ? search : ''));
  const choice: PracticeChoice = { ...named, exam: slugOf(named.exam) };
  // A change may follow before the one ahead of it has been rendered.
  const latest = useRef(choice);
  useLayoutEffect(() => {
    latest.current = choice;
  });
  const change = (changed: Partial<PracticeChoice>) => {
    latest.current = { ...latest.current, ...changed };
    void navigate(paths.practice.href(latest.current), { replace: true });
  };
  return { choice, change };
}

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
    kept: KeptQuiz,
    how: Pick<Run, 'runId' | 'spent'>,
  ) {
    if (!loaded || link === undefined) return;
    const exam = asAsked({ ...loaded.exam, questions, part: practice.name }, how.runId);
    onBegin({ link, exam, practice, userId, begin: resumeQuiz(exam.questions, kept), ...how });
  }
  function start(choice: PracticeChoice, named: PracticeChoice, isUnseenFirst = false) {
    if (!loaded) return;
    const questions = drawPractice(loaded.bank, choice, newId(), isUnseenFirst);
    const name = practiceName(loaded.bank.sections, choice);
    const practice = { order: questions.map(({ id }) => id), name, address: paths.practice.href(named) };
    const flagged = choice.pool === 'flagged' ? practice.order : [];
    begin(practice, questions, { mode: choice.answers, picks: {}, flagged }, { runId: newId() });
  }
  function resume(quiz: StoredQuiz) {
    if (!loaded || !quiz.practice) return;
    const questions = inOrder(loaded.exam.questions, quiz.practice.order);
    const { runId, spent } = quiz;
    begin(quiz.practice, questions, quiz, { runId, spent });
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
    discard: left.discard,
    discarded: left.discarded?.practice && left.discarded,
    restore: left.restore,
    settle: left.settle,
    start,
    resume,
  };
}
