import { useCallback, useMemo, useState, type Dispatch } from 'react';
import { ExamLegend } from '../../components/quiz/ExamLegend/ExamLegend.tsx';
import { QuestionNavigator } from '../../components/quiz/QuestionNavigator/QuestionNavigator.tsx';
import { QuizHeading } from '../../components/quiz/QuizHeading/QuizHeading.tsx';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import { useBareFrame } from '../../flows/bareFrame.ts';
import { useAfterPaint } from '../../hooks/afterPaint.ts';
import type { ExamAction, Simulation } from '../../../domain/exam/simulation.ts';
import { countMarks, examMarks } from '../../../domain/exam/status.ts';
import type { TimeSpent } from '../../../domain/quiz/timing.ts';
import { ExamNews } from './ExamNews.tsx';
import { ExamQuestions } from './ExamQuestions.tsx';
import { HandInPage } from './HandInPage.tsx';
import { RunningClock } from './RunningClock.tsx';

export interface RunningExamProps {
  exam: LoadedExam;
  /** The exam's slug. */
  link: string;
  simulation: Simulation;
  /** For how long each question was on show, until now. */
  spent: () => TimeSpent;
  dispatch: Dispatch<ExamAction>;
  /** Called when time runs out. Keep it stable. */
  onTimeUp: () => void;
}

/** An exam that is being taken: one of its questions, or the page before it is handed in, under its own bar. */
export function RunningExam({ exam, link, simulation, spent, dispatch, onTimeUp }: RunningExamProps) {
  const [isClockHidden, setClockHidden] = useState(false);
  useBareFrame();
  const { quiz, isReviewing, deadline } = simulation;
  // A pick or the next question is painted in the next frame; what counts them follows one frame later.
  const painted = useAfterPaint(simulation, isReviewing);
  const marks = useMemo(() => examMarks(painted), [painted]);
  const counts = useMemo(() => countMarks(marks), [marks]);
  const goTo = useCallback((index: number) => dispatch({ type: 'goTo', index }), [dispatch]);
  const review = useCallback(() => dispatch({ type: 'review' }), [dispatch]);
  // The head is rendered again for what it says, not for each pick.
  const clock = useMemo(
    () => (
      <RunningClock deadline={deadline} hidden={isClockHidden} onHiddenChange={setClockHidden} onTimeUp={onTimeUp} />
    ),
    [deadline, isClockHidden, onTimeUp],
  );
  const current = painted.quiz.index ?? 0;
  const map = useMemo(
    () => (
      <>
        <QuestionNavigator variant="map" marks={marks} current={current} onGoTo={goTo} />
        <ExamLegend counts={counts} />
      </>
    ),
    [marks, counts, current, goTo],
  );
  return (
    <div>
      <QuizHeading
        variant="bar"
        exam={link}
        title={exam.examTitle}
        position={isReviewing ? 'Review' : `${current + 1} of ${marks.length}`}
        answered={counts.answered}
        total={marks.length}
        clock={clock}
        onReview={isReviewing ? undefined : review}
      />
      <ExamNews simulation={painted} />
      {isReviewing ? (
        <HandInPage
          exam={exam}
          simulation={simulation}
          spent={spent}
          isClockHidden={isClockHidden}
          onGoTo={goTo}
          onHandIn={() => dispatch({ type: 'handIn' })}
        />
      ) : (
        <ExamQuestions
          exam={exam}
          simulation={simulation}
          index={quiz.index ?? 0}
          marks={marks}
          map={map}
          dispatch={dispatch}
          onGoTo={goTo}
          onReview={review}
        />
      )}
    </div>
  );
}
