import { useState } from 'react';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { ExamReview } from '../../components/quiz/ExamReview/ExamReview.tsx';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import type { Simulation } from '../../../domain/exam/simulation.ts';
import type { TimeSpent } from '../../../domain/quiz/timing.ts';
import { reviewedQuestions } from './reviewedQuestions.ts';
import { useExamClock } from './useExamClock.ts';
import { useFocusOnChange } from './useFocusOnChange.ts';

export interface HandInPageProps {
  exam: LoadedExam;
  simulation: Simulation;
  /** For how long each question was on show, until now. */
  spent: () => TimeSpent;
  /** Then the time is not said here either. */
  isClockHidden: boolean;
  onGoTo: (index: number) => void;
  onHandIn: () => void;
}

/** The page before an exam is handed in. */
export function HandInPage({ exam, simulation, spent, isClockHidden, onGoTo, onHandIn }: HandInPageProps) {
  const headingRef = useFocusOnChange<HTMLHeadingElement>(null);
  const { left } = useExamClock(simulation.deadline);
  // Nothing changes while the page is shown.
  const [questions] = useState(() => reviewedQuestions(exam, simulation, spent()));
  return (
    <>
      <PageTitle>{`Review - ${exam.examTitle}`}</PageTitle>
      <ExamReview
        questions={questions}
        secondsLeft={isClockHidden ? undefined : left}
        onGoTo={onGoTo}
        onBack={() => onGoTo(simulation.quiz.index ?? 0)}
        onHandIn={onHandIn}
        headingRef={headingRef}
      />
    </>
  );
}
