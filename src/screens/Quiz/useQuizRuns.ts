/** The quizzes of one exam on its page: which one runs, and how one begins, anew or as it was left. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../domain/paths.ts';
import { isBegun } from '../../../domain/quiz/keep.ts';
import { questionsIn } from '../../../domain/quiz/sets.ts';
import type { AnswerMode } from '../../../domain/quiz/types.ts';
import { modeOf } from '../../components/quiz/AnswerModeChoice/modeAnchors.ts';
import { rememberExam } from '../../data/session/storage.ts';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import { useQuiz } from '../../data/exams/quiz.ts';
import { newId } from '../../data/newId.ts';
import type { StoredQuiz } from '../../data/runs/kept.ts';
import { type Begun, practiceOf, type Run } from '../../data/runs/run.ts';
import { useKeptQuizzes } from '../../data/runs/useKept.ts';
import { useUser } from '../../data/session/useSession.ts';
import { useRunEntry } from './useRunEntry.ts';

/** How far the reader is: nothing of it before the first choice. */
interface Stage {
  readonly run?: Run;
  /** Was chosen while the questions were loading. */
  readonly waiting?: AnswerMode;
  /** A quiz has just ended, whose last button took the focus with it. */
  readonly isAgain?: boolean;
}

/** Loads an exam with what was left of it under way. A quiz begins once its questions have loaded. */
export function useQuizRuns(link: string) {
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  const userId = useUser()?.userId;
  const { data: loaded, error, reload } = useQuiz(link);
  const [{ run, waiting, isAgain = false }, setStage] = useState<Stage>({});
  const left = useKeptQuizzes(link, run ? run.userId : userId, run !== undefined);
  const exam = left.isLoading ? undefined : loaded;
  // What was answered may be gone from the exam, or no longer open to its reader.
  const kept = left.kept.filter((quiz) => exam && (quiz.exam ?? isBegun(questionsIn(exam.questions, quiz.set), quiz)));
  useRemembered(run?.exam.examId ?? loaded?.examId);

  const single = new URLSearchParams(search).get('question');
  const question = exam?.questions.find(({ id }) => id === single);
  // A choice made before the code had come stands in the address.
  const asked = modeOf(hash);
  const mode = waiting ?? asked;

  function begin(of: LoadedExam, begun: Begun) {
    setStage({ run: practiceOf(of, { link, userId }, begun) });
  }
  function choose(answers: AnswerMode, set?: number) {
    if (exam) begin(exam, { mode: answers, picks: {}, runId: newId(), set });
    else setStage({ waiting: answers });
  }
  function resume(quiz: StoredQuiz) {
    if (quiz.exam) void navigate(paths.quiz.href(link, { mode: 'exam' }));
    else if (exam) begin(exam, quiz);
  }
  const end = () => setStage({ isAgain: true });
  useRunEntry(run?.isPassing ? undefined : run?.runId, end);
  function leave() {
    // What was practiced alone has no entry of its own in the history, and is not kept.
    if (!run?.isPassing) return void navigate(-1);
    end();
    void navigate(paths.quiz.href(link), { replace: true });
  }

  // An unfinished quiz is offered first.
  const due =
    !exam || run ? undefined : question && !isAgain ? 'question' : mode && (kept.length === 0 ? 'quiz' : 'offer');
  const beginDue = useEffectEvent(() => {
    if (due === 'offer') setStage({ isAgain });
    else if (mode && due === 'quiz') choose(mode);
    else if (exam && question && due === 'question') {
      begin({ ...exam, questions: [question] }, { mode: 'immediate', picks: {}, runId: newId(), isPassing: true });
    }
  });
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- a run has an id of its own, which is no part of rendering
    if (due) beginDue();
  }, [due]);
  const isAnswered = asked !== undefined && exam !== undefined;
  useEffect(() => {
    if (isAnswered) void navigate({ hash: '' }, { replace: true });
  }, [isAnswered, navigate]);

  return {
    run,
    /** Another tab runs it as well: here it is another run. */
    take: () => run && setStage({ run: { ...run, runId: newId() } }),
    leave,
    loaded,
    error: loaded ? undefined : error,
    reload,
    /** The exam, once it is also known what was left of it. */
    exam,
    left,
    kept,
    /** Was chosen, and begins once the questions have loaded. */
    mode,
    /** A quiz begins before this is painted. */
    isBeginning: due === 'question' || due === 'quiz',
    /** The address names a question that is gone, or not open to its reader. */
    isGone: single !== null && exam !== undefined && !isAgain,
    isAgain,
    /** `set` is the practice exam that was chosen; undefined for all questions. */
    choose,
    resume,
  };
}

export type QuizRuns = ReturnType<typeof useQuizRuns>;

/** Remembers which exam the reader is at. */
function useRemembered(examId: string | undefined) {
  const isRemembered = useRef(false);
  useEffect(() => {
    // Once: a logout in another tab forgets it, and may reload the exam here before this page is left.
    if (examId === undefined || isRemembered.current) return;
    isRemembered.current = true;
    rememberExam(examId);
  }, [examId]);
}
