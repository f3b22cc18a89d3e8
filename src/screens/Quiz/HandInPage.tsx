import { useState } from 'react';
import type { Simulation } from '../../../domain/exam/simulation.ts';
import { examMarks } from '../../../domain/exam/status.ts';
import { picksAllowed } from '../../../domain/quiz/answerState.ts';
import { answerLetter } from '../../../domain/quiz/keys.ts';
import { secondsOn, type TimeSpent } from '../../../domain/quiz/timing.ts';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import type { ReviewedQuestion } from '../../components/quiz/AnswerList/listed.tsx';
import { ExamReview } from '../../components/quiz/ExamReview/ExamReview.tsx';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import { useExamClock } from './useExamClock.ts';
import { useFocusOnChange } from './useFocusOnChange.ts';
import { useRunInfo } from './useRun.ts';

export interface HandInPageProps {
  simulation: Simulation;
  /** Then the time is not said here either. */
  isClockHidden: boolean;
  onGoTo: (index: number) => void;
  onHandIn: () => void;
}

/** The page before an exam is handed in. */
export function HandInPage({ simulation, isClockHidden, onGoTo, onHandIn }: HandInPageProps) {
  const { exam, spent } = useRunInfo();
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

function reviewedQuestions(exam: LoadedExam, simulation: Simulation, spent: TimeSpent): ReviewedQuestion[] {
  const marks = examMarks(simulation);
  return exam.questions.flatMap((question, index) => {
    const [mark, picks] = [marks[index], simulation.quiz.picks[index] ?? []];
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
