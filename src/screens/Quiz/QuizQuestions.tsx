import { useCallback, type Dispatch } from 'react';
import type { ExamQuiz } from '../../../contract/exams.ts';
import { useAfterPaint } from '../../components/afterPaint/useAfterPaint.ts';
import { QuestionCard } from '../../components/QuestionCard/QuestionCard.tsx';
import { QuizControls } from '../../components/QuizControls/QuizControls.tsx';
import { ShortcutHelp } from '../../components/ShortcutHelp/ShortcutHelp.tsx';
import { announcement } from '../../quiz/announcement.ts';
import { answerState, isRevealed, picksAllowed } from '../../quiz/answerState.ts';
import type { QuizAction, QuizState } from '../../quiz/types.ts';
import { QuizOverview } from './QuizOverview.tsx';
import { quizNotice } from './quizNotice.ts';
import { useFocusOnChange } from './useFocusOnChange.ts';
import { useQuizKeys } from './useQuizKeys.ts';

export interface QuizQuestionsProps {
  exam: ExamQuiz;
  /** The exam's slug. */
  link: string;
  quiz: QuizState;
  /** Position of the question on show, from 0. */
  index: number;
  dispatch: Dispatch<QuizAction>;
}

/** A quiz under way, or under review after the finish: one question at a time. */
export function QuizQuestions({ exam, link, quiz, index, dispatch }: QuizQuestionsProps) {
  const isLast = index === quiz.questions.length - 1;
  const canSubmit = isLast && !quiz.finished && quiz.mode === 'end';
  const pick = useCallback((answerId: string) => dispatch({ type: 'select', answerId }), [dispatch]);
  const goTo = useCallback((target: number) => dispatch({ type: 'goTo', index: target }), [dispatch]);
  const previous = useCallback(() => dispatch({ type: 'previous' }), [dispatch]);
  const next = useCallback(() => dispatch({ type: canSubmit ? 'submit' : 'next' }), [dispatch, canSubmit]);
  const viewResults = useCallback(() => dispatch({ type: 'showResults' }), [dispatch]);
  // A pick is painted in the next frame; the overview follows one behind.
  const painted = useAfterPaint(quiz, quiz.finished);
  const headingRef = useFocusOnChange<HTMLDivElement>(index);
  const question = exam.questions[index];
  const shortcuts = useQuizKeys({
    answerIds: question?.answers.map(({ id }) => id) ?? [],
    onPick: pick,
    onPrevious: previous,
    // An arrow key only moves: finishing takes the button.
    onNext: isLast ? undefined : next,
  });
  if (!question) return null; // the engine keeps the index within the questions

  const nextLabel = isLast ? (quiz.mode === 'end' ? 'Submit' : 'Finish') : 'Next';
  return (
    <>
      <QuizOverview title={exam.examTitle} link={link} quiz={painted} index={index} onGoTo={goTo} />
      <QuestionCard
        question={question.question}
        category={question.category}
        difficulty={question.difficulty}
        answers={question.answers}
        states={question.answers.map(({ id }) => answerState(quiz, index, id))}
        choose={picksAllowed(question)}
        sources={question.references}
        isTold={isRevealed(quiz, index)}
        notice={quizNotice(quiz, index)}
        announcement={announcement(quiz, index)}
        onPick={pick}
        headingRef={headingRef}
      />
      <QuizControls
        canGoBack={index > 0}
        onPrevious={previous}
        onNext={next}
        {...(quiz.finished && isLast ? {} : { nextLabel })}
        {...(quiz.finished ? { onViewResults: viewResults } : {})}
      />
      <ShortcutHelp {...shortcuts} />
    </>
  );
}
