import { memo, useCallback, useEffect, useEffectEvent, useMemo, useState, type Dispatch } from 'react';
import { useNavigate } from 'react-router-dom';
import { newsInWords } from '../../../domain/exam/news.ts';
import { type ExamAction, type Simulation, examReducer, keepMarks } from '../../../domain/exam/simulation.ts';
import { countMarks, examMarks } from '../../../domain/exam/status.ts';
import { paths } from '../../../domain/paths.ts';
import { VisuallyHidden } from '../../components/base/VisuallyHidden/VisuallyHidden.tsx';
import { ExamClock, type ExamClockProps } from '../../components/quiz/ExamClock/ExamClock.tsx';
import { ExamLegend } from '../../components/quiz/ExamLegend/ExamLegend.tsx';
import { QuestionNavigator } from '../../components/quiz/QuestionNavigator/QuestionNavigator.tsx';
import { QuizHeading } from '../../components/quiz/QuizHeading/QuizHeading.tsx';
import { useBareFrame } from '../../flows/bareFrame.ts';
import { useAfterPaint } from '../../hooks/afterPaint.ts';
import { ExamQuestions } from './ExamQuestions.tsx';
import { HandInPage } from './HandInPage.tsx';
import { useExamClock } from './useExamClock.ts';
import { useRunEntry } from './useRunEntry.ts';
import { useRunInfo, type Run, RunContext, type RunHandlers, type RunKind, useRun } from './useRun.ts';
import { changedInWords } from '../../../domain/quiz/keep.ts';
import { showToast } from '../../components/frame/Toaster/showToast.ts';

const examKind: RunKind<Simulation, ExamAction> = { reduce: examReducer, marks: keepMarks };

export interface ExamRunnerProps extends RunHandlers {
  run: Run<Simulation>;
}

/** Runs one exam from its first question until it is handed in: then its results take its place. */
export function ExamRunner({ run, ...handlers }: ExamRunnerProps) {
  const [isTimeUp, setTimeUp] = useState(false);
  const exam = useMemo(
    () => (isTimeUp ? { ...run.exam, part: 'Exam simulation, time up' } : run.exam),
    [run.exam, isTimeUp],
  );
  const { state: simulation, quiz, dispatch, info } = useRun({ ...run, exam }, examKind, handlers);
  const { changed = 0 } = run;
  useEffect(() => {
    if (changed > 0) showToast(changedInWords(changed));
  }, [changed]);
  const timeUp = useCallback(() => {
    dispatch({ type: 'handIn' });
    setTimeUp(true);
    showToast('Time’s up. Your exam was handed in with the answers you gave.');
  }, [dispatch]);
  return (
    <RunContext value={info}>
      {!quiz.finished && <RunningExam simulation={simulation} dispatch={dispatch} onTimeUp={timeUp} />}
    </RunContext>
  );
}

interface RunningExamProps {
  simulation: Simulation;
  dispatch: Dispatch<ExamAction>;
  /** Called when time runs out. Keep it stable. */
  onTimeUp: () => void;
}

/** An exam that is being taken: one of its questions, or the page before it is handed in, under its own bar. */
function RunningExam({ simulation, dispatch, onTimeUp }: RunningExamProps) {
  const { exam, link } = useRunInfo();
  const [isClockHidden, setClockHidden] = useState(false);
  useBareFrame();
  const { quiz, isReviewing, deadline } = simulation;
  // A pick or the next question is painted in the next frame; what counts them follows one frame later.
  const painted = useAfterPaint(simulation, isReviewing);
  const marks = useMemo(() => examMarks(painted), [painted]);
  const counts = useMemo(() => countMarks(marks), [marks]);
  const goTo = useCallback((index: number) => dispatch({ type: 'goTo', index }), [dispatch]);
  const review = useCallback(() => dispatch({ type: 'review' }), [dispatch]);
  const navigate = useNavigate();
  useRunEntry(isReviewing ? 'review' : undefined, () => goTo(quiz.index ?? 0));
  const leaveReview = (index: number) => {
    goTo(index);
    void navigate(-1);
  };
  const leave = useCallback(() => {
    void navigate(paths.quiz.href(link));
    showToast('Your exam is kept. Its clock keeps running.');
  }, [navigate, link]);
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
        caption="Exam simulation"
        onReview={isReviewing ? undefined : review}
        onLeave={leave}
        leaveLabel="Leave the exam; its clock keeps running"
      >
        {clock}
      </QuizHeading>
      <ExamNews simulation={painted} />
      {isReviewing ? (
        <HandInPage
          simulation={simulation}
          isClockHidden={isClockHidden}
          onGoTo={leaveReview}
          onHandIn={() => dispatch({ type: 'handIn' })}
        />
      ) : (
        <ExamQuestions
          {...{ simulation, marks, map, dispatch }}
          index={quiz.index ?? 0}
          onGoTo={goTo}
          onReview={review}
        />
      )}
    </div>
  );
}

interface RunningClockProps extends Pick<ExamClockProps, 'hidden' | 'onHiddenChange'> {
  /** In epoch milliseconds. */
  deadline: number;
  /** Called when time runs out. */
  onTimeUp: () => void;
}

/** The clock of a running exam. What stands around it is not rendered at each second. */
function RunningClock({ deadline, onTimeUp, ...clock }: RunningClockProps) {
  const { left, announced } = useExamClock(deadline);
  const end = useEffectEvent(onTimeUp);
  const isUp = left === 0;
  useEffect(() => {
    if (isUp) end();
  }, [isUp]);
  return <ExamClock secondsLeft={left} announcement={announced?.text} {...clock} />;
}

/**
 * Says what a pick, a strike or a flag did. By a key of its own it is done while the focus is elsewhere: then the pressed
 * button says nothing. A component of its own, as it renders twice for each change, and not before that is painted.
 */
const ExamNews = memo(function ExamNews({ simulation }: { simulation: Simulation }) {
  const [last, setLast] = useState({ simulation, text: '' });
  if (last.simulation !== simulation) setLast({ simulation, text: newsInWords(last.simulation, simulation) });
  return <VisuallyHidden role="status">{last.text}</VisuallyHidden>;
});
