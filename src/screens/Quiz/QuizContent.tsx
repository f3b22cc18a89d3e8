import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import type { ExamFactsProps } from '../../components/exams/ExamFacts/ExamFacts.tsx';
import { lazyPart } from '../../components/base/lazyPart.ts';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { rememberExam } from '../../data/exams/currentExam.ts';
import { useExamList } from '../../data/exams/examList.ts';
import { useQuiz } from '../../data/exams/quiz.ts';
import { newId } from '../../data/newId.ts';
import type { StoredQuiz } from '../../data/runs/kept.ts';
import { useKeptQuizzes } from '../../data/runs/useKept.ts';
import { useUser } from '../../data/session/useSession.ts';
import { asAsked } from '../../../domain/exam/shuffle.ts';
import { paths } from '../../../domain/paths.ts';
import type { AnswerMode } from '../../../domain/quiz/types.ts';
import { answeredIn, resume as resumeQuiz } from '../../../domain/quiz/keep.ts';
import { questionsIn, setName } from '../../../domain/quiz/sets.ts';
import { modeOf } from '../../components/quiz/AnswerModeChoice/modeAnchors.ts';
import { ExamContents } from '../../components/exams/ExamContents/ExamContents.tsx';
import { DiscardedRun } from './KeptRuns.tsx';
import { NoQuestions, QuizLoadError, QuizSkeleton } from './QuizStates.tsx';
import { QuizStart } from './QuizStart.tsx';
import { stageReducer } from './quizStage.ts';
import type { Run } from './useRun.ts';
import { useRunEntry } from './useRunEntry.ts';

// Below all else.
const QuizBanner = lazyPart(async () => (await import('./QuizBanner.tsx')).QuizBanner);

// Loads while the choice is read.
const QuizRunner = lazyPart(async () => (await import('./QuizQuestions.tsx')).QuizRunner, 'error');

/**
 * Loads an exam with its unfinished quiz, and shows it, that it loads, or why it could not be loaded. The facts in the
 * list of exams are enough to offer the choice; the quiz begins once its questions have loaded.
 */
export function QuizContent({ link }: { link: string }) {
  const navigate = useNavigate();
  const userId = useUser()?.userId;
  const { data: loaded, error, reload } = useQuiz(link);
  const listed = useExamList().data?.find((candidate) => candidate.link === link);
  const [stage, dispatch] = useReducer(stageReducer, { name: 'choosing' });
  const run = stage.name === 'running' ? stage.run : undefined;
  const left = useKeptQuizzes(link, run ? run.userId : userId, run !== undefined);
  const exam = left.isLoading ? undefined : loaded;
  // What was answered may be gone from the exam, or no longer open to its reader.
  const kept = left.kept.filter(
    (quiz) => exam && (quiz.exam ?? answeredIn(questionsIn(exam.questions, quiz.set), quiz) > 0),
  );
  const examId = run?.exam.examId ?? loaded?.examId;
  useEffect(() => void QuizRunner.preload(), []);
  const isRemembered = useRef(false);
  useEffect(() => {
    // Once: a logout in another tab forgets it, and may reload the exam here before this page is left.
    if (examId === undefined || isRemembered.current) return;
    isRemembered.current = true;
    rememberExam(examId);
  }, [examId]);

  const { hash, search } = useLocation();
  const single = new URLSearchParams(search).get('question');
  const question = exam?.questions.find(({ id }) => id === single);
  // A choice made before the code had come stands in the address.
  const asked = modeOf(hash);
  const mode = stage.name === 'waiting' ? stage.mode : asked;

  function start(of: LoadedExam, answers: AnswerMode, more: Pick<Run, 'set' | 'isPassing'>) {
    const runId = newId();
    const asking = asAsked(of, runId);
    const first = resumeQuiz(asking.questions, { mode: answers, picks: {} });
    dispatch({ type: 'begin', run: { exam: asking, link, userId, runId, begin: first, ...more } });
  }
  function choose(answers: AnswerMode, set?: number) {
    if (exam) start(examIn(exam, set), answers, { set });
    else dispatch({ type: 'choose', mode: answers });
  }
  function resume(quiz: StoredQuiz) {
    if (!exam) return;
    if (quiz.exam) return void navigate(paths.quiz.href(link, { mode: 'exam' }));
    if (quiz.practice) return void navigate(quiz.practice.address, { state: { resume: quiz.runId } });
    const { runId, spent } = quiz;
    const asking = asAsked(examIn(exam, quiz.set), runId);
    const last = resumeQuiz(asking.questions, quiz);
    dispatch({ type: 'begin', run: { exam: asking, link, userId, runId, begin: last, spent, set: quiz.set } });
  }
  useRunEntry(run?.isPassing ? undefined : run?.runId, () => dispatch({ type: 'end' }));
  function leave() {
    // What was practiced alone has no entry of its own in the history, and is not kept.
    if (!run?.isPassing) return void navigate(-1);
    dispatch({ type: 'end' });
    void navigate(paths.quiz.href(link), { replace: true });
  }
  const isAgain = stage.name === 'choosingAgain';
  const due =
    !exam || run ? undefined : question && !isAgain ? 'question' : mode && (kept.length === 0 ? 'quiz' : 'offer'); // an unfinished quiz is offered first
  const begin = useEffectEvent(() => {
    if (due === 'offer') dispatch({ type: 'offer' });
    else if (mode && due === 'quiz') choose(mode);
    else if (exam && question && due === 'question') {
      start({ ...exam, questions: [question], part: 'One question' }, 'immediate', { isPassing: true });
    }
  });
  useLayoutEffect(() => {
    if (due) begin();
  }, [due]);
  const isAnswered = asked !== undefined && exam !== undefined;
  useEffect(() => {
    if (isAnswered) void navigate({ hash: '' }, { replace: true });
  }, [isAnswered, navigate]);

  if (run) {
    return (
      <Suspense>
        <QuizRunner run={run} onTaken={() => dispatch({ type: 'taken', runId: newId() })} onLeave={leave} />
      </Suspense>
    );
  }
  // It begins before this is painted.
  if (due === 'question' || due === 'quiz') return null;
  const title = loaded?.examTitle ?? listed?.name;
  if (error && !loaded) {
    return (
      <PageSection width="quiz">
        <QuizLoadError error={error} onRetry={reload} />
      </PageSection>
    );
  }
  if (title === undefined) {
    return (
      <PageSection width="quiz">
        <QuizSkeleton exam={link} />
      </PageSection>
    );
  }
  return (
    <PageSection width="quiz">
      <PageTitle>{title}</PageTitle>
      {exam?.questions.length === 0 ? (
        <NoQuestions title={title} />
      ) : (
        <Stack spacing={5}>
          {single !== null && exam && !isAgain && (
            <Typography role="status">
              This question is gone, or not open to you. You can practice the others.
            </Typography>
          )}
          {left.discarded && (
            <Suspense>
              <DiscardedRun quiz={left.discarded} onUndo={left.restore} onClose={left.settle} />
            </Suspense>
          )}
          <QuizStart
            title={title}
            link={link}
            facts={factsOf(loaded ?? listed)}
            exam={exam}
            bought={(loaded ?? listed)?.bought ?? false}
            kept={kept}
            isElsewhere={left.isElsewhere}
            chosen={mode}
            onChoose={choose}
            onResume={resume}
            onDiscard={left.discard}
            again={isAgain}
          />
          <ExamContents covered={loaded?.covered} changes={loaded?.changes} loading={!loaded} />
          {/* Last, as it comes and goes with what is known of its reader. */}
          <Suspense>
            <QuizBanner examId={loaded?.examId ?? listed?.id} here={paths.quiz.href(link)} />
          </Suspense>
        </Stack>
      )}
    </PageSection>
  );
}

/** The exam with the questions of one of its practice exams. */
const examIn = (exam: LoadedExam, set: number | undefined): LoadedExam => ({
  ...exam,
  questions: questionsIn(exam.questions, set),
  part: setName(set),
});

/** What one gets and what to expect, from wherever it came first. */
function factsOf(exam: ExamFactsProps | undefined): ExamFactsProps | undefined {
  if (!exam) return undefined;
  const { questionCount, minutes, passMark, scoredQuestions } = exam;
  return { questionCount, minutes, passMark, scoredQuestions };
}
