import { useState } from 'react';
import { examMarks } from '../../../domain/exam/status.ts';
import { picksAllowed } from '../../../domain/quiz/answerState.ts';
import { answerLetter } from '../../../domain/quiz/keys.ts';
import { secondsOn, type TimeSpent } from '../../../domain/quiz/timing.ts';
import type { QuizState } from '../../../domain/quiz/types.ts';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import type { ReviewedQuestion } from '../../components/quiz/AnswerList/listed.tsx';
import { ExamReview } from '../../components/quiz/ExamReview/ExamReview.tsx';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import { useExamClock } from '../../data/runs/examClock.ts';
import { useFocusOnChange } from '../../hooks/useFocusOnChange.ts';
import { useRunInfo } from './useRun.ts';

export interface HandInPageProps {
  quiz: QuizState;
  /** When time runs out, in epoch milliseconds. */
  deadline: number;
  /** Then the time is not said here either. */
  isClockHidden: boolean;
  onGoTo: (index: number) => void;
}

/** The page before an exam is handed in. */
export function HandInPage({ quiz, deadline, isClockHidden, onGoTo }: HandInPageProps) {
  const { exam, spent, actions } = useRunInfo();
  const headingRef = useFocusOnChange<HTMLHeadingElement>(null);
  const { left } = useExamClock(deadline);
  // Nothing changes while the page is shown.
  const [questions] = useState(() => reviewedQuestions(exam, quiz, spent()));
  return (
    <>
      <PageTitle>{`Review - ${exam.examTitle}`}</PageTitle>
      <ExamReview
        questions={questions}
        secondsLeft={isClockHidden ? undefined : left}
        onGoTo={onGoTo}
        onBack={() => onGoTo(quiz.index ?? 0)}
        onHandIn={actions.handIn}
        headingRef={headingRef}
      />
    </>
  );
}

function reviewedQuestions(exam: LoadedExam, quiz: QuizState, spent: TimeSpent): ReviewedQuestion[] {
  const marks = examMarks(quiz);
  return exam.questions.flatMap((question, index) => {
    const [mark, picks] = [marks[index], quiz.picks[index] ?? []];
    const letters = question.answers.flatMap(({ id }, at) => (picks.includes(id) ? answerLetter(at) : []));
    return mark
      ? {
          ...mark,
          index,
          question: question.question,
          section: question.category,
          choose: picksAllowed(question),
          picked: letters,
          seconds: secondsOn(spent, question.id),
        }
      : [];
  });
}
