import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { isRevealed } from '../../../domain/quiz/answerState.ts';
import { neighbours, numbersInWords, unanswered } from '../../../domain/quiz/review.ts';
import type { QuizState } from '../../../domain/quiz/types.ts';
import { Actions } from '../../components/base/Actions/Actions.tsx';
import { lazyPart } from '../../components/base/lazyPart.ts';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { QuizDesk } from '../../components/quiz/QuizDesk/QuizDesk.tsx';
import type { Run } from '../../data/runs/run.ts';
import { AskDialogPart } from '../../flows/askDialogPart.ts';
import { useBareFrame } from '../../flows/frame.ts';
import { afterPaint, useAfterPaint } from '../../hooks/afterPaint.ts';
import { QuizFeedback } from './QuizFeedback.tsx';
import { type Among, QuizMap, QuizOverview, QuizQuestion } from './QuizQuestion.tsx';
import { useIsWide } from '../../theme/useIsWide.ts';
import { useFocusOnChange } from '../../hooks/useFocusOnChange.ts';
import { RunContext, useQuizKeys, useRun, useRunInfo } from './useRun.ts';

const ShortcutHelp = lazyPart(
  async () => (await import('../../components/quiz/ShortcutHelp/ShortcutHelp.tsx')).ShortcutHelp,
);

export interface QuizRunnerProps {
  run: Run;
  /** Another tab runs it as well. */
  onTaken: () => void;
  /** Leaves it: it is kept. */
  onLeave: () => void;
}

/** Runs one practice from its first question until it is finished: then its results take its place. */
export function QuizRunner({ run, onTaken, onLeave }: QuizRunnerProps) {
  const { quiz, info } = useRun(run, onTaken);
  return (
    <RunContext value={info}>
      {quiz.index !== null && <QuizQuestions quiz={quiz} index={quiz.index} onLeave={onLeave} />}
    </RunContext>
  );
}

export interface QuizQuestionsProps {
  quiz: QuizState;
  /** Position of the question on show, from 0. */
  index: number;
  /** Leaves a running quiz, which is kept; undefined once it is finished. */
  onLeave?: (() => void) | undefined;
  /** Of a review: what chooses the questions, and those that it leaves unless it leaves all. */
  filter?: ReactNode;
  among?: Among | undefined;
}

/** A running practice, or the review of a finished quiz: one question at a time. */
export function QuizQuestions({ quiz, index, onLeave, filter, among }: QuizQuestionsProps) {
  const { exam, actions } = useRunInfo();
  useBareFrame();
  const { isFirst, isLast, previous, next, ...moves } = useMoves(quiz, index, among?.shown);
  // Loads with the first question, so that it needs no network at the end.
  useEffect(() => void AskDialogPart.preload(), []);
  const hasMap = useIsWide('md') && filter !== undefined;
  // A pick or the next question is painted in the next frame; the overview and the verdict follow one frame later.
  const painted = useAfterPaint(quiz, quiz.finished);
  const headingRef = useFocusOnChange<HTMLDivElement>(index);
  const question = exam.questions[index];
  // An arrow key only moves: finishing takes the button.
  const shortcuts = useQuizKeys(question, isFirst ? undefined : previous, isLast ? undefined : next);
  if (!question) return null; // the engine keeps the index within the questions

  // Rendered for another number of answers, the help waits as well.
  const helped = painted.index ?? index;
  const keys = isRevealed(painted, helped) ? 0 : (exam.questions[helped] ?? question).answers.length;
  const position = `Question ${index + 1} of ${quiz.questions.length}`;
  const finishLabel = quiz.mode === 'end' ? 'Submit' : 'Finish';
  const [firstAsked = 0] = moves.asked;
  const gaps = moves.asked.length;
  function goToGap() {
    moves.stopAsking();
    actions.goTo(firstAsked);
    // The dialog gives the focus back to its button; this question may be the one on show.
    afterPaint(() => headingRef.current?.focus());
  }
  return (
    <>
      <PageTitle>{`${position} - ${exam.examTitle}`}</PageTitle>
      <QuizOverview
        quiz={painted}
        {...{ among, hasMap, filter }}
        onLeave={quiz.finished ? actions.showResults : onLeave}
      />
      <QuizDesk
        aside={
          hasMap && (
            <>
              {filter}
              <QuizMap {...{ quiz, among }} variant="map" />
            </>
          )
        }
        below={
          !quiz.finished && (
            <>
              <Suspense>
                <ShortcutHelp answers={keys} {...shortcuts} />
              </Suspense>
              <QuizFeedback />
            </>
          )
        }
      >
        <QuizQuestion
          {...{ question, quiz, painted, index, headingRef }}
          position={among?.position ? `${position}, ${among.label} ${among.position}` : position}
          controls={{
            canGoBack: !isFirst,
            onPrevious: previous,
            onNext: next,
            ...(quiz.finished && isLast ? {} : { nextLabel: isLast ? finishLabel : 'Next' }),
            ...(quiz.finished ? { onViewResults: actions.showResults } : {}),
          }}
        />
      </QuizDesk>
      {gaps > 0 && (
        <Suspense>
          <AskDialogPart
            title={gaps === 1 ? 'One question is unanswered' : `${gaps} questions are unanswered`}
            lead={`${numbersInWords(moves.asked)}. ${gaps === 1 ? 'It' : 'They'}’ll count as wrong, and a finished quiz can’t be changed.`}
            cancelLabel="Stay here"
            loading={false}
            onClose={moves.stopAsking}
          >
            <Actions
              actions={[
                { label: 'Answer now', onClick: goToGap },
                { label: `${finishLabel} anyway`, onClick: moves.finish },
              ]}
            />
          </AskDialogPart>
        </Suspense>
      )}
    </>
  );
}

/**
 * How a learner moves through a quiz to its finish, which asks where questions are unanswered, and through its review,
 * where some can be left out. In an ordinary quiz moving on gives the controls no new callbacks.
 */
function useMoves(quiz: QuizState, index: number, shown: readonly number[] | undefined) {
  const { actions } = useRunInfo();
  const [isAsking, setAsking] = useState(false);
  const ask = useCallback(() => setAsking(true), []);
  const { before, after } = shown ? neighbours(shown, index) : {};
  const isFirst = shown ? before === undefined : index === 0;
  const isLast = shown ? after === undefined : index === quiz.questions.length - 1;
  const open = isLast ? unanswered(quiz) : [];
  const mustAsk = !quiz.finished && open.length > 0;
  const finish = quiz.mode === 'end' ? actions.submit : actions.next;
  const onward = !isLast ? actions.next : mustAsk ? ask : finish;
  return {
    isFirst,
    isLast,
    previous: before === undefined ? actions.previous : () => actions.goTo(before),
    next: after === undefined ? onward : () => actions.goTo(after),
    finish,
    /** Positions of the unanswered questions, while the learner is asked about them. */
    asked: isAsking && mustAsk ? open : [],
    stopAsking: () => setAsking(false),
  };
}
