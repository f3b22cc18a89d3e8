import { useCallback, useState, type Dispatch } from 'react';
import { neighbours, unanswered, wrongQuestions } from '../../../domain/quiz/review.ts';
import type { QuizState, RunningAction } from '../../../domain/quiz/types.ts';

/**
 * How a learner moves through a quiz to its finish, which asks where questions are unanswered, and through its review,
 * where what was right can be left out.
 */
export function useMoves(quiz: QuizState, index: number, dispatch: Dispatch<RunningAction>) {
  const [isOnlyWrong, setOnlyWrong] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const wrong = quiz.finished ? wrongQuestions(quiz) : [];
  const isFiltered = isOnlyWrong && wrong.length > 0;
  // Undefined in an ordinary quiz, so that moving on gives the controls no new callbacks.
  const { before, after } = isFiltered ? neighbours(wrong, index) : {};
  const isFirst = isFiltered ? before === undefined : index === 0;
  const isLast = isFiltered ? after === undefined : index === quiz.questions.length - 1;
  const open = isLast ? unanswered(quiz) : [];
  const mustAsk = !quiz.finished && open.length > 0;

  const goTo = useCallback((target: number) => dispatch({ type: 'goTo', index: target }), [dispatch]);
  const previous = useCallback(() => {
    dispatch(before === undefined ? { type: 'previous' } : { type: 'goTo', index: before });
  }, [dispatch, before]);
  const finish = useCallback(() => dispatch({ type: quiz.mode === 'end' ? 'submit' : 'next' }), [dispatch, quiz.mode]);
  const next = useCallback(() => {
    if (after !== undefined) dispatch({ type: 'goTo', index: after });
    else if (!isLast) dispatch({ type: 'next' });
    else if (mustAsk) setAsking(true);
    else finish();
  }, [dispatch, after, isLast, mustAsk, finish]);

  return {
    goTo,
    isFirst,
    isLast,
    previous,
    next,
    finish,
    /** Positions of the unanswered questions, while the learner is asked about them. */
    asked: isAsking && mustAsk ? open : [],
    stopAsking: () => setAsking(false),
    /** Positions of the questions of a finished quiz that were not right. */
    wrong,
    isFiltered,
    filter: (isOn: boolean) => {
      setOnlyWrong(isOn);
      const first = wrong.find((position) => position >= index) ?? wrong[0];
      if (isOn && first !== undefined) goTo(first);
    },
  };
}
