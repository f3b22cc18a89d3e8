import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import { useQuiz } from '../../data/exams/quiz.ts';
import { newId } from '../../data/newId.ts';
import { useSectionHistory } from '../../data/learning/sectionHistory.ts';
import { keepLastDraw, latestDraw, marksOf, readLastDraw } from '../../data/runs/keptExam.ts';
import { useKeptQuizzes } from '../../data/runs/useKept.ts';
import { useUser } from '../../data/session/useSession.ts';
import { paths } from '../../../domain/paths.ts';
import type { ExtraTime } from '../../../domain/exam/clock.ts';
import { drawExam, isSeed } from '../../../domain/exam/draw.ts';
import { seedAfter } from '../../../domain/exam/nextDraw.ts';
import { keptQuestions, resumeExam, type Simulation, startExam } from '../../../domain/exam/simulation.ts';
import { changedSince } from '../../../domain/quiz/keep.ts';
import type { TimeSpent } from '../../../domain/quiz/timing.ts';
import { ExamRunner } from './ExamRunner.tsx';
import { ExamStart } from './ExamStart.tsx';
import { NoQuestions } from './NoQuestions.tsx';
import { QuizLoadError } from './QuizLoadError.tsx';
import { QuizSkeleton } from './QuizSkeleton.tsx';

/** An exam and the user who began it, as of its beginning. */
interface BegunExam {
  /** With the questions that it asks. */
  readonly exam: LoadedExam;
  readonly begin: Simulation;
  readonly spent: TimeSpent | undefined;
  /** How many answered questions have changed since it was left. */
  readonly changed: number;
  readonly userId: string | undefined;
  readonly runId: string | undefined;
}

const MINUTE = 60_000;

/** Loads an exam for its simulation, and carries on the one that is running. */
export function ExamContent({ link }: { link: string }) {
  const navigate = useNavigate();
  const userId = useUser()?.userId;
  const { data: exam, error, reload } = useQuiz(link);
  const history = useSectionHistory(userId, exam?.examId);
  const [begun, setBegun] = useState<BegunExam>();
  const [takenId, setTakenId] = useState<string>();
  const left = useKeptQuizzes(link, begun ? begun.userId : userId, begun !== undefined);
  const wanted = new URLSearchParams(useLocation().search).get('seed') ?? '';
  const { forget } = left;
  const begunId = begun?.runId;
  const forgetBegun = useCallback(() => forget(begunId), [forget, begunId]);

  // The clock of a kept exam runs, so that nothing is asked first.
  const kept = left.kept.find((quiz) => marksOf(quiz) && quiz.runId !== takenId);
  if (exam && !left.isLoading && !begun && kept) {
    const marks = marksOf(kept);
    const questions = marks ? keptQuestions(exam.questions, marks) : [];
    if (!marks || questions.length === 0) forget(kept.runId);
    else {
      const begin = resumeExam(questions, kept, marks);
      const changed = changedSince(questions, kept);
      setBegun({ exam: examOf(exam, questions), begin, spent: kept.spent, changed, userId, runId: kept.runId });
    }
  }

  async function start(bank: LoadedExam, minutes: number, extra: ExtraTime) {
    const owner = { link, userId };
    const last = latestDraw(await readLastDraw(owner), history.data?.attempts ?? []);
    const seed = isSeed(wanted) ? wanted : seedAfter(bank, last, newId().replaceAll('-', ''));
    const questions = drawExam(bank, seed);
    void keepLastDraw(
      owner,
      seed,
      questions.map(({ id }) => id),
    );
    const begin = startExam(questions, { seed, deadline: Date.now() + minutes * MINUTE, extra });
    setBegun({ exam: examOf(bank, questions), begin, spent: undefined, changed: 0, userId, runId: newId() });
  }

  /** Another exam, or that of a seed again: the address says which. */
  function restart(seed?: string) {
    setBegun(undefined);
    void navigate(paths.quiz.href(link, { mode: 'exam', seed }), { replace: true });
  }

  if (begun) {
    return (
      <ExamRunner
        {...begun}
        link={link}
        onForget={forgetBegun}
        onTaken={() => {
          // One exam runs in one tab: a copy of it would be saved twice.
          setTakenId(begun.runId);
          setBegun(undefined);
        }}
        onRestart={restart}
      />
    );
  }
  return (
    <PageSection width="quiz">
      {error && !exam ? (
        <QuizLoadError error={error} onRetry={reload} />
      ) : !exam || left.isLoading ? (
        <QuizSkeleton exam={link} />
      ) : exam.questions.length === 0 ? (
        <NoQuestions title={exam.examTitle} />
      ) : (
        <ExamStart
          exam={exam}
          link={link}
          isElsewhere={left.isElsewhere}
          onStart={(minutes, extra) => start(exam, minutes, extra)}
        />
      )}
    </PageSection>
  );
}

const examOf = (exam: LoadedExam, questions: LoadedExam['questions']): LoadedExam => ({
  ...exam,
  questions,
  part: 'Exam simulation',
});
