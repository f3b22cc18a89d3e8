import { memo, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { newsInWords } from '../../../domain/exam/news.ts';
import { countMarks, examMarks } from '../../../domain/exam/status.ts';
import type { ExamTerms } from '../../../domain/exam/terms.ts';
import { paths } from '../../../domain/paths.ts';
import { picksAllowed } from '../../../domain/quiz/answerState.ts';
import { secondsOn, type TimeSpent } from '../../../domain/quiz/timing.ts';
import type { QuizState } from '../../../domain/quiz/types.ts';
import { lettersOf } from '../../../domain/quiz/verdict.ts';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { VisuallyHidden } from '../../components/base/VisuallyHidden/VisuallyHidden.tsx';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import type { ReviewedQuestion } from '../../components/quiz/AnswerList/listed.tsx';
import { ExamClock, type ExamClockProps } from '../../components/quiz/ExamClock/ExamClock.tsx';
import { ExamLegend } from '../../components/quiz/ExamLegend/ExamLegend.tsx';
import { ExamReview } from '../../components/quiz/ExamReview/ExamReview.tsx';
import { QuestionNavigator } from '../../components/quiz/QuestionNavigator/QuestionNavigator.tsx';
import { QuizHeading } from '../../components/quiz/QuizHeading/QuizHeading.tsx';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import { useExamClock } from '../../data/runs/examClock.ts';
import type { Run } from '../../data/runs/run.ts';
import { useBareFrame } from '../../flows/frame.ts';
import { useAfterPaint } from '../../hooks/afterPaint.ts';
import { useFocusOnChange } from '../../hooks/useFocusOnChange.ts';
import { ExamQuestions, type ExamView } from './ExamQuestions.tsx';
import { useRunEntry } from './useRunEntry.ts';
import { RunContext, useRun, useRunInfo } from './useRun.ts';

export interface ExamRunnerProps {
  run: Run;
  terms: ExamTerms;
  /** Another tab runs it as well. */
  onTaken: () => void;
}

/**
 * Runs one exam from its first question until it is submitted: then its results take its place. Under a bar of its own
 * stands one of its questions, or the page before it is submitted.
 */
export function ExamRunner({ run, terms: { deadline }, onTaken }: ExamRunnerProps) {
  useBareFrame();
  const [view, setView] = useState<ExamView>('question');
  const isReviewing = view === 'review';
  const [isClockHidden, setClockHidden] = useState(false);
  const { quiz, info } = useRun(run, onTaken, isReviewing);
  const { exam, link, actions } = info;
  // A pick or the next question is painted in the next frame; what counts them follows one frame later.
  const painted = useAfterPaint(quiz, isReviewing);
  const marks = useMemo(() => examMarks(painted), [painted]);
  const counts = useMemo(() => countMarks(marks), [marks]);
  const review = useCallback(() => setView('review'), []);
  const goTo = useCallback(
    (index: number) => {
      setView('question');
      actions.goTo(index);
    },
    [actions],
  );
  const navigate = useNavigate();
  const isSubmitting = useRef(false);
  useRunEntry(isReviewing && !quiz.finished ? 'review' : undefined, () => {
    if (isSubmitting.current) actions.handIn();
    else setView('question');
  });
  // The entry of its review is left first: the results take that of the exam, and Back leads to what was before it.
  const submit = useCallback(() => {
    if (!isReviewing) actions.handIn();
    else if (!isSubmitting.current) void navigate(-1);
    isSubmitting.current = true;
  }, [isReviewing, navigate, actions]);
  const leaveReview = (index: number) => {
    goTo(index);
    void navigate(-1);
  };
  const leave = useCallback(() => {
    void navigate(paths.quiz.href(link));
    showToast('Your exam is saved. The clock keeps running.');
  }, [navigate, link]);
  const timeUp = useCallback(() => {
    submit();
    showToast('Time’s up. Your exam was submitted with the answers you gave.');
  }, [submit]);
  // The head is rendered again for what it says, not for each pick.
  const clock = useMemo(
    () => <RunningClock deadline={deadline} hidden={isClockHidden} onHiddenChange={setClockHidden} onTimeUp={timeUp} />,
    [deadline, isClockHidden, timeUp],
  );
  const current = painted.index ?? 0;
  const map = useMemo(
    () => (
      <>
        <QuestionNavigator variant="map" marks={marks} current={current} onGoTo={goTo} />
        <ExamLegend counts={counts} />
      </>
    ),
    [marks, counts, current, goTo],
  );
  const index = quiz.index ?? 0;
  const question = exam.questions[index];
  if (quiz.finished) return null;
  return (
    <RunContext value={info}>
      <QuizHeading
        exam={link}
        title={exam.examTitle}
        index={isReviewing ? undefined : current}
        total={marks.length}
        caption="Exam simulation"
        onReview={isReviewing ? undefined : review}
        back={isReviewing ? `Question ${current + 1}` : undefined}
        onLeave={isReviewing ? () => leaveReview(current) : leave}
        leaveLabel="Leave the exam; the clock keeps running"
      >
        {clock}
      </QuizHeading>
      {isReviewing ? (
        <ReviewPage {...{ quiz, deadline, isClockHidden }} onGoTo={leaveReview} onSubmit={submit} />
      ) : (
        <>
          <ExamNews quiz={painted} />
          {question && <ExamQuestions {...{ quiz, marks, question, index, map, view }} onView={setView} />}
        </>
      )}
    </RunContext>
  );
}

interface RunningClockProps extends Pick<ExamClockProps, 'hidden' | 'onHiddenChange'>, Pick<ExamTerms, 'deadline'> {
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
  return <ExamClock secondsLeft={left} deadline={deadline} announcement={announced?.text} {...clock} />;
}

/**
 * Says what a pick, a strike or a flag did. By a key of its own it is done while the focus is elsewhere: then the pressed
 * button says nothing. A component of its own, as it renders twice for each change, and not before that is painted.
 */
const ExamNews = memo(function ExamNews({ quiz }: { quiz: QuizState }) {
  const [last, setLast] = useState({ quiz, text: '' });
  if (last.quiz !== quiz) setLast({ quiz, text: newsInWords(last.quiz, quiz) });
  return <VisuallyHidden role="status">{last.text}</VisuallyHidden>;
});

interface ReviewPageProps extends Pick<ExamTerms, 'deadline'> {
  quiz: QuizState;
  /** Then the time is not said here either. */
  isClockHidden: boolean;
  onGoTo: (index: number) => void;
  onSubmit: () => void;
}

/** The page before an exam is submitted. */
function ReviewPage({ quiz, deadline, isClockHidden, onGoTo, onSubmit }: ReviewPageProps) {
  const { exam, spent } = useRunInfo();
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
        index={quiz.index ?? 0}
        onGoTo={onGoTo}
        onFinish={onSubmit}
        headingRef={headingRef}
      />
    </>
  );
}

function reviewedQuestions({ questions }: LoadedExam, quiz: QuizState, spent: TimeSpent): ReviewedQuestion[] {
  const marks = examMarks(quiz);
  return questions.map((asked, index) => ({
    status: 'unanswered',
    flagged: false,
    ...marks[index],
    index,
    question: asked.question,
    choose: picksAllowed(asked),
    picked: lettersOf(asked, ({ id }) => quiz.picks[index]?.includes(id) ?? false),
    seconds: secondsOn(spent, asked.id),
  }));
}
