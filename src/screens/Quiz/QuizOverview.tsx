import { memo } from 'react';
import { QuestionNavigator } from '../../components/QuestionNavigator/QuestionNavigator.tsx';
import { QuizHeading } from '../../components/QuizHeading/QuizHeading.tsx';
import { QuizMeter } from '../../components/QuizMeter/QuizMeter.tsx';
import { questionMark } from '../../quiz/marks.ts';
import { progress } from '../../quiz/progress.ts';
import type { QuizState } from '../../quiz/types.ts';

export interface QuizOverviewProps {
  title: string;
  /** The exam's slug. */
  link: string;
  /** The quiz as it was last painted. */
  quiz: QuizState;
  /** Position of the question on show, from 0. */
  index: number;
  onGoTo: (index: number) => void;
}

/** Above the question: which exam, how far it has come, and every question by number. */
export const QuizOverview = memo(function QuizOverview({ title, link, quiz, index, onGoTo }: QuizOverviewProps) {
  const marks = quiz.questions.map((_, position) => questionMark(quiz, position));
  return (
    <>
      <QuizHeading exam={link} title={title} position={`${index + 1} of ${marks.length}`} />
      <QuizMeter marks={marks} current={index} answered={progress(quiz)} />
      <QuestionNavigator marks={marks} current={index} onGoTo={onGoTo} />
    </>
  );
});
