import { Suspense, useCallback, useEffect, type ReactNode } from 'react';
import type { LoadedQuestion } from '../../data/exams/loadedExam.ts';
import { lazyPart } from '../../components/base/lazyPart.ts';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { ExamQuestion } from '../../components/quiz/ExamQuestion/ExamQuestion.tsx';
import { QuizControls } from '../../components/quiz/QuizControls/QuizControls.tsx';
import { QuizDesk } from '../../components/quiz/QuizDesk/QuizDesk.tsx';
import { ShortcutHelp } from '../../components/quiz/ShortcutHelp/ShortcutHelp.tsx';
import type { ExamMark } from '../../../domain/exam/status.ts';
import type { QuizState } from '../../../domain/quiz/types.ts';
import { verdict } from '../../../domain/quiz/verdict.ts';
import { useCard } from './QuizQuestion.tsx';
import { useFocusOnChange } from '../../hooks/useFocusOnChange.ts';
import { useQuizKeys, useRunInfo } from './useRun.ts';

const ExamSheet = lazyPart(async () => (await import('../../components/quiz/ExamSheet/ExamSheet.tsx')).ExamSheet);

/** What stands under the head of a running exam: a question, with the sheet of all over it, or the page before submitting. */
export type ExamView = 'question' | 'sheet' | 'review';

export interface ExamQuestionsProps {
  quiz: QuizState;
  /** How its questions stood when it was last painted. */
  marks: readonly ExamMark[];
  /** The question on show. */
  question: LoadedQuestion;
  /** Its position, from 0. */
  index: number;
  /** All questions, beside the one on show, or in a sheet where that has no room. */
  map: ReactNode;
  view: ExamView;
  /** Keep it stable. */
  onView: (view: ExamView) => void;
}

/** One question of a running exam, with all of them beside it. */
export function ExamQuestions({ quiz, marks, question, index, map, view, onView }: ExamQuestionsProps) {
  const { exam, actions } = useRunInfo();
  const review = useCallback(() => onView('review'), [onView]);
  const openSheet = useCallback(() => onView('sheet'), [onView]);
  useEffect(() => void ExamSheet.preload(), []);
  const headingRef = useFocusOnChange<HTMLDivElement>(index);
  const { props } = useCard(question, quiz, index);
  const total = exam.questions.length;
  const position = `Question ${index + 1} of ${total}`;
  const isLast = index === total - 1;
  // An arrow key only moves: the review takes the button.
  const shortcuts = useQuizKeys(
    question,
    index === 0 ? undefined : actions.previous,
    isLast ? undefined : actions.next,
  );
  return (
    <>
      <PageTitle>{`${position} - ${exam.examTitle}`}</PageTitle>
      <QuizDesk aside={map} below={<ShortcutHelp answers={question.answers.length} {...shortcuts} />}>
        <ExamQuestion
          {...props}
          {...{ position, headingRef }}
          refusal={quiz.refused ? verdict(quiz, index).text : undefined}
        />
        <QuizControls
          canGoBack={index > 0}
          quietNext={marks[index]?.status !== 'answered'}
          nextLabel={isLast ? 'Review' : 'Next'}
          onPrevious={actions.previous}
          onNext={isLast ? review : actions.next}
          onOpenAll={openSheet}
        />
      </QuizDesk>
      {view === 'sheet' && (
        <Suspense>
          <ExamSheet total={total} onReview={review} onClose={() => onView('question')}>
            {map}
          </ExamSheet>
        </Suspense>
      )}
    </>
  );
}
