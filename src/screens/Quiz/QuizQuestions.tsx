import Stack from '@mui/material/Stack';
import { Suspense, useCallback, useState, type Dispatch } from 'react';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import { lazyPart } from '../../components/base/lazyPart.ts';
import { useAfterPaint } from '../../hooks/afterPaint.ts';
import { QuestionCard } from '../../components/quiz/QuestionCard/QuestionCard.tsx';
import { QuizControls } from '../../components/quiz/QuizControls/QuizControls.tsx';
import { answerState, isRevealed, picksAllowed } from '../../../domain/quiz/answerState.ts';
import { neighbours, wrongQuestions } from '../../../domain/quiz/review.ts';
import { announcement } from '../../../domain/quiz/status.ts';
import type { QuizAction, QuizState } from '../../../domain/quiz/types.ts';
import { QuizOverview } from './QuizOverview.tsx';
import { quizNotice } from './quizNotice.ts';
import { useFocusOnChange } from './useFocusOnChange.ts';
import { useQuizKeys } from './useQuizKeys.ts';

const ShortcutHelp = lazyPart(
  async () => (await import('../../components/quiz/ShortcutHelp/ShortcutHelp.tsx')).ShortcutHelp,
);

const ReviewFilter = lazyPart(
  async () => (await import('../../components/quiz/ReviewFilter/ReviewFilter.tsx')).ReviewFilter,
);

export interface QuizQuestionsProps {
  exam: LoadedExam;
  /** The exam's slug. */
  link: string;
  quiz: QuizState;
  /** Position of the question on show, from 0. */
  index: number;
  dispatch: Dispatch<QuizAction>;
}

/** A running quiz, or the review of a finished one: one question at a time. */
export function QuizQuestions({ exam, link, quiz, index, dispatch }: QuizQuestionsProps) {
  const [isOnlyWrong, setOnlyWrong] = useState(false);
  const wrong = quiz.finished ? wrongQuestions(quiz) : [];
  const isFiltered = isOnlyWrong && wrong.length > 0;
  // Undefined in an ordinary quiz, so that moving on gives the controls no new callbacks.
  const { before, after } = isFiltered ? neighbours(wrong, index) : {};
  const isFirst = isFiltered ? before === undefined : index === 0;
  const isLast = isFiltered ? after === undefined : index === quiz.questions.length - 1;
  const canSubmit = isLast && !quiz.finished && quiz.mode === 'end';
  const pick = useCallback((answerId: string) => dispatch({ type: 'select', answerId }), [dispatch]);
  const goTo = useCallback((target: number) => dispatch({ type: 'goTo', index: target }), [dispatch]);
  const previous = useCallback(() => {
    dispatch(before === undefined ? { type: 'previous' } : { type: 'goTo', index: before });
  }, [dispatch, before]);
  const next = useCallback(() => {
    if (after !== undefined) dispatch({ type: 'goTo', index: after });
    else dispatch({ type: canSubmit ? 'submit' : 'next' });
  }, [dispatch, after, canSubmit]);
  const viewResults = useCallback(() => dispatch({ type: 'showResults' }), [dispatch]);
  // A pick is painted in the next frame; the overview follows one frame later.
  const painted = useAfterPaint(quiz, quiz.finished);
  const headingRef = useFocusOnChange<HTMLDivElement>(index);
  const question = exam.questions[index];
  const shortcuts = useQuizKeys({
    answerIds: question?.answers.map(({ id }) => id) ?? [],
    onPick: pick,
    onPrevious: isFirst ? undefined : previous,
    // An arrow key only moves: finishing takes the button.
    onNext: isLast ? undefined : next,
  });
  if (!question) return null; // the engine keeps the index within the questions

  const nextLabel = isLast ? (quiz.mode === 'end' ? 'Submit' : 'Finish') : 'Next';
  return (
    <Stack spacing={3}>
      <QuizOverview title={exam.examTitle} link={link} quiz={painted} index={index} onGoTo={goTo} />
      {wrong.length > 0 && (
        <Suspense>
          <ReviewFilter
            count={wrong.length}
            checked={isFiltered}
            onChange={(isOn) => {
              setOnlyWrong(isOn);
              const first = wrong.find((position) => position >= index) ?? wrong[0];
              if (isOn && first !== undefined) goTo(first);
            }}
          />
        </Suspense>
      )}
      <QuestionCard
        question={question.question}
        category={question.category}
        difficulty={question.difficulty}
        answers={question.answers}
        states={question.answers.map(({ id }) => answerState(quiz, index, id))}
        choose={picksAllowed(question)}
        sources={question.references ?? []}
        lesson={question}
        revealed={isRevealed(quiz, index)}
        notice={quizNotice(quiz, index)}
        announcement={announcement(quiz, index)}
        onPick={pick}
        headingRef={headingRef}
      />
      <QuizControls
        canGoBack={!isFirst}
        onPrevious={previous}
        onNext={next}
        {...(quiz.finished && isLast ? {} : { nextLabel })}
        {...(quiz.finished ? { onViewResults: viewResults } : {})}
      />
      <Suspense>
        <ShortcutHelp {...shortcuts} />
      </Suspense>
    </Stack>
  );
}
