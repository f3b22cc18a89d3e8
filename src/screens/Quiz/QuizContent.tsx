import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import type { ExamFactsProps } from '../../components/exams/ExamFacts/ExamFacts.tsx';
import { Actions } from '../../components/base/Actions/Actions.tsx';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { rememberExam } from '../../data/exams/currentExam.ts';
import { useExamList } from '../../data/exams/examList.ts';
import { useQuiz } from '../../data/exams/quiz.ts';
import { newId } from '../../data/newId.ts';
import type { StoredQuiz } from '../../data/runs/kept.ts';
import { useKeptQuizzes } from '../../data/runs/useKept.ts';
import { useUser } from '../../data/session/useSession.ts';
import { paths } from '../../../domain/paths.ts';
import type { AnswerMode } from '../../../domain/quiz/types.ts';
import { answeredIn } from '../../../domain/quiz/keep.ts';
import { questionsIn, setName } from '../../../domain/quiz/sets.ts';
import { modeOf } from '../../components/quiz/AnswerModeChoice/modeAnchors.ts';
import { ExamContents } from '../../components/exams/ExamContents/ExamContents.tsx';
import { NoQuestions } from './NoQuestions.tsx';
import { QuizBanner } from './QuizBanner.tsx';
import { QuizLoadError } from './QuizLoadError.tsx';
import { type Begin, QuizRunner } from './QuizRunner.tsx';
import { QuizSkeleton } from './QuizSkeleton.tsx';
import { QuizStart } from './QuizStart.tsx';

/** A quiz and the user who began it: both stay the same, whatever happens to the session meanwhile. */
interface BegunQuiz {
  /** With the questions of this quiz. */
  readonly exam: LoadedExam;
  /** The practice exam that it is; undefined for all questions. */
  readonly set: number | undefined;
  readonly userId: string | undefined;
  /** Under which it is kept: a tab each has its own. */
  readonly runId: string | undefined;
  readonly begin: Begin;
  /** It is one question, which is not kept for later. */
  readonly passing?: boolean;
}

/**
 * Loads an exam with its unfinished quiz, and shows it, that it loads, or why it could not be loaded. The facts in the
 * list of exams are enough to offer the choice; the quiz begins once its questions have loaded.
 */
export function QuizContent({ link }: { link: string }) {
  const navigate = useNavigate();
  const userId = useUser()?.userId;
  const { data: loaded, error, reload } = useQuiz(link);
  const listed = useExamList().data?.find((candidate) => candidate.link === link);
  const [begun, setBegun] = useState<BegunQuiz>();
  const [chosen, setChosen] = useState<AnswerMode>();
  const [isAgain, setAgain] = useState(false);
  const [set, setSet] = useState<number>();
  const left = useKeptQuizzes(link, begun ? begun.userId : userId, begun !== undefined);
  const { forget } = left;
  const exam = left.isLoading ? undefined : loaded;
  // What was answered may be gone from the exam, or no longer open to its reader.
  const kept = left.kept.filter(
    (quiz) => exam && (quiz.exam ?? answeredIn(questionsIn(exam.questions, quiz.set), quiz) > 0),
  );
  const examId = begun?.exam.examId ?? loaded?.examId;
  useEffect(() => {
    if (examId !== undefined) rememberExam(examId);
  }, [examId]);

  const { hash, search } = useLocation();
  const single = new URLSearchParams(search).get('question');
  const question = exam?.questions.find(({ id }) => id === single);
  if (exam && question && !begun && !isAgain) {
    setBegun({
      exam: { ...exam, questions: [question], part: 'One question' },
      set: undefined,
      userId,
      runId: newId(),
      begin: { type: 'start', mode: 'immediate' },
      passing: true,
    });
  }

  function restart() {
    setBegun(undefined);
    setAgain(true);
    if (begun?.passing) void navigate(paths.quiz.href(link), { replace: true });
  }
  function choose(mode: AnswerMode) {
    if (exam) setBegun({ exam: examIn(exam, set), set, userId, runId: newId(), begin: { type: 'start', mode } });
    else setChosen(mode);
  }
  function resume(quiz: StoredQuiz) {
    if (!exam) return;
    if (quiz.exam) return void navigate(paths.quiz.href(link, { mode: 'exam' }));
    if (quiz.practice) return void navigate(quiz.practice.address, { state: { resume: quiz.runId } });
    const begin = { type: 'resume', kept: quiz } as const;
    setBegun({ exam: examIn(exam, quiz.set), set: quiz.set, userId, runId: quiz.runId, begin });
  }
  const begunId = begun?.runId;
  const forgetBegun = useCallback(() => forget(begunId), [forget, begunId]);
  // A choice made before the code had come stands in the address, and one made before the questions had loaded in the
  // state: it begins the quiz now. An unfinished quiz is offered first.
  const asked = modeOf(hash);
  const requestedMode = chosen ?? asked;
  if (requestedMode && exam && !begun) {
    if (chosen) setChosen(undefined);
    if (kept.length === 0) choose(requestedMode);
  }
  const isAnswered = asked !== undefined && exam !== undefined;
  useEffect(() => {
    if (isAnswered) void navigate({ hash: '' }, { replace: true });
  }, [isAnswered, navigate]);

  if (begun) {
    return (
      <Stack spacing={5}>
        <QuizRunner
          {...begun}
          link={link}
          onForget={forgetBegun}
          onTaken={() => setBegun({ ...begun, runId: newId() })}
          onRestart={restart}
        />
        {begun.passing && userId !== undefined && (
          <Actions actions={[{ label: 'My questions', href: paths.questions.href(), variant: 'outlined' }]} />
        )}
        <QuizBanner examId={begun.exam.examId} userId={begun.userId} />
      </Stack>
    );
  }
  if (error && !loaded) return <QuizLoadError error={error} onRetry={reload} />;
  const title = loaded?.examTitle ?? listed?.name;
  if (title === undefined) return <QuizSkeleton exam={link} />;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {exam?.questions.length === 0 ? (
        <NoQuestions title={title} />
      ) : (
        <Stack spacing={5}>
          {single !== null && exam && !isAgain && (
            <Typography role="status">
              This question is gone, or not open to you. You can practise the others.
            </Typography>
          )}
          <QuizStart
            title={title}
            link={link}
            facts={factsOf(loaded ?? listed)}
            exam={exam}
            set={set}
            onSet={setSet}
            kept={kept}
            isElsewhere={left.isElsewhere}
            chosen={requestedMode}
            onChoose={choose}
            onResume={resume}
            onForget={forget}
            again={isAgain}
          />
          <QuizBanner examId={loaded?.examId ?? listed?.id} />
          <ExamContents covered={loaded?.covered} changes={loaded?.changes} loading={!loaded} />
        </Stack>
      )}
    </>
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
  const { questionCount, minutes, scoredQuestions, unscoredQuestions, passMark } = exam;
  return { questionCount, minutes, scoredQuestions, unscoredQuestions, passMark };
}
