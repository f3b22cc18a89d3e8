import { Suspense, useCallback, useEffect } from 'react';
import { lazyPart } from '../../components/base/lazyPart.ts';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { afterPaint, useAfterPaint } from '../../hooks/afterPaint.ts';
import { QuizDesk } from '../../components/quiz/QuizDesk/QuizDesk.tsx';
import type { QuizState, RunningAction } from '../../../domain/quiz/types.ts';
import { QuizOverview } from './QuizOverview.tsx';
import { useBareFrame } from '../../flows/bareFrame.ts';
import { QuizFeedback } from './QuizFeedback.tsx';
import { QuizQuestion, useStrikes } from './QuizQuestion.tsx';
import { useFocusOnChange } from './useFocusOnChange.ts';
import { useMoves } from './useMoves.ts';
import { useQuizKeys } from './useQuizKeys.ts';
import { useRunInfo, type Run, RunContext, type RunHandlers, type RunKind, useRun } from './useRun.ts';
import { quizReducer } from '../../../domain/quiz/quizReducer.ts';

const practice: RunKind<QuizState, RunningAction> = {
  reduce: (quiz, action) => {
    const after = quizReducer(quiz, action);
    return after.phase === 'running' ? after : quiz;
  },
};

export interface QuizRunnerProps extends RunHandlers {
  run: Run;
  /** Leaves it: it is kept. */
  onLeave: () => void;
}

/** Runs one practice from its first question until it is finished: then its results take its place. */
export function QuizRunner({ run, onLeave, ...handlers }: QuizRunnerProps) {
  const { quiz, info } = useRun(run, practice, handlers);
  return (
    <RunContext value={info}>
      {quiz.index !== null && <QuizQuestions quiz={quiz} index={quiz.index} onLeave={onLeave} />}
    </RunContext>
  );
}

const ShortcutHelp = lazyPart(
  async () => (await import('../../components/quiz/ShortcutHelp/ShortcutHelp.tsx')).ShortcutHelp,
);

const ReviewFilter = lazyPart(
  async () => (await import('../../components/quiz/ReviewFilter/ReviewFilter.tsx')).ReviewFilter,
);

// Loads with the first question, so that it needs no network at the end.
const FinishDialog = lazyPart(
  async () => (await import('../../components/quiz/FinishDialog/FinishDialog.tsx')).FinishDialog,
  'error',
);

export interface QuizQuestionsProps {
  quiz: QuizState;
  /** Position of the question on show, from 0. */
  index: number;
  /** Leaves a running quiz, which is kept; undefined once it is finished. */
  onLeave?: (() => void) | undefined;
}

/** A running quiz, or the review of a finished one: one question at a time. */
export function QuizQuestions({ quiz, index, onLeave }: QuizQuestionsProps) {
  const { exam, dispatch } = useRunInfo();
  useBareFrame();
  const moves = useMoves(quiz, index, dispatch);
  const { isFirst, isLast, goTo, previous, next, asked, stopAsking, wrong } = moves;
  const question = exam.questions[index];
  const strikes = useStrikes(question?.id);
  const { struck, onStrike } = strikes;
  const pick = useCallback(
    (answerId: string) => {
      if (struck.includes(answerId)) onStrike(answerId);
      dispatch({ type: 'select', answerId });
    },
    [dispatch, struck, onStrike],
  );
  const flag = useCallback(() => dispatch({ type: 'flag' }), [dispatch]);
  const viewResults = useCallback(() => dispatch({ type: 'showResults' }), [dispatch]);
  useEffect(() => void FinishDialog.preload(), []);
  // A pick or the next question is painted in the next frame; the overview and the verdict follow one frame later.
  const painted = useAfterPaint(quiz, quiz.finished);
  const headingRef = useFocusOnChange<HTMLDivElement>(index);
  const shortcuts = useQuizKeys({
    answerIds: question?.answers.map(({ id }) => id) ?? [],
    onPick: pick,
    onStrike,
    onFlag: flag,
    onPrevious: isFirst ? undefined : previous,
    // An arrow key only moves: finishing takes the button.
    onNext: isLast ? undefined : next,
  });
  if (!question) return null; // the engine keeps the index within the questions

  const position = `Question ${index + 1} of ${quiz.questions.length}`;
  const finishLabel = quiz.mode === 'end' ? 'Submit' : 'Finish';
  const [firstAsked] = asked;
  return (
    <>
      <PageTitle>{`${position} - ${exam.examTitle}`}</PageTitle>
      <QuizOverview
        quiz={painted}
        isFiltered={moves.isFiltered}
        onGoTo={goTo}
        onLeave={quiz.finished ? viewResults : onLeave}
      />
      <QuizDesk
        below={
          <>
            {!quiz.finished && (
              <Suspense>
                <ShortcutHelp answers={question.answers.length} {...shortcuts} />
              </Suspense>
            )}
            <QuizFeedback examId={exam.examId} questionId={undefined} />
          </>
        }
      >
        {wrong.length > 0 && (
          <Suspense>
            <ReviewFilter count={wrong.length} checked={moves.isFiltered} onChange={moves.filter} />
          </Suspense>
        )}
        <QuizQuestion
          {...{ question, quiz, painted, index, position, strikes, headingRef }}
          onPick={pick}
          onFlag={flag}
          controls={{
            canGoBack: !isFirst,
            onPrevious: previous,
            onNext: next,
            ...(quiz.finished && isLast ? {} : { nextLabel: isLast ? finishLabel : 'Next' }),
            ...(quiz.finished ? { onViewResults: viewResults } : {}),
          }}
        />
      </QuizDesk>
      {firstAsked !== undefined && (
        <Suspense>
          <FinishDialog
            unanswered={asked}
            finishLabel={finishLabel}
            onGoToFirst={() => {
              stopAsking();
              goTo(firstAsked);
              // The dialog gives the focus back to its button; this question may be the one on show.
              afterPaint(() => headingRef.current?.focus());
            }}
            onFinish={moves.finish}
            onClose={stopAsking}
          />
        </Suspense>
      )}
    </>
  );
}
