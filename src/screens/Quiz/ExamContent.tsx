import { useEffectEvent, useLayoutEffect, useReducer } from 'react';
import { useLocation } from 'react-router-dom';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import { useQuiz } from '../../data/exams/quiz.ts';
import { newId } from '../../data/newId.ts';
import { useSectionHistory } from '../../data/learning/sectionHistory.ts';
import { keepLastDraw, latestDraw, marksOf, readLastDraw } from '../../data/runs/keptExam.ts';
import { steadyNow } from '../../data/runs/steadyNow.ts';
import type { StoredQuiz } from '../../data/runs/kept.ts';
import { useKeptQuizzes } from '../../data/runs/useKept.ts';
import { useUser } from '../../data/session/useSession.ts';
import type { ExtraTime } from '../../../domain/exam/clock.ts';
import { drawExam, isSeed } from '../../../domain/exam/draw.ts';
import { seedAfter } from '../../../domain/exam/nextDraw.ts';
import { keptQuestions, resumeExam, startExam } from '../../../domain/exam/simulation.ts';
import { changedSince } from '../../../domain/quiz/keep.ts';
import { ExamRunner } from './RunningExam.tsx';
import { ExamStart } from './ExamStart.tsx';
import { NoQuestions, QuizLoadError, QuizSkeleton } from './QuizStates.tsx';
import { examStageReducer } from './quizStage.ts';

const MINUTE = 60_000;

/** Loads an exam for its simulation, and carries on the one that is running. */
export function ExamContent({ link }: { link: string }) {
  const userId = useUser()?.userId;
  const { data: exam, error, reload } = useQuiz(link);
  const history = useSectionHistory(userId, exam?.examId);
  const [stage, dispatch] = useReducer(examStageReducer, { name: 'choosing' });
  const run = stage.name === 'running' ? stage.run : undefined;
  const left = useKeptQuizzes(link, run ? run.userId : userId, run !== undefined);
  const wanted = new URLSearchParams(useLocation().search).get('seed') ?? '';

  // The clock of a kept exam runs, so that nothing is asked first.
  const due =
    exam && !left.isLoading && stage.name === 'choosing'
      ? left.kept.find((quiz) => marksOf(quiz) && quiz.runId !== stage.takenId)
      : undefined;
  const carryOn = useEffectEvent((kept: StoredQuiz) => {
    const marks = marksOf(kept);
    const questions = exam && marks ? keptQuestions(exam.questions, marks) : [];
    if (!exam || !marks || questions.length === 0) return left.discard(kept);
    const { runId, spent } = kept;
    const begin = resumeExam(questions, kept, marks);
    const changed = changedSince(questions, kept);
    dispatch({ type: 'begin', run: { exam: examOf(exam, questions), link, userId, runId, begin, spent, changed } });
  });
  useLayoutEffect(() => {
    if (due) carryOn(due);
  }, [due]);

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
    const begin = startExam(questions, { seed, deadline: steadyNow() + minutes * MINUTE, extra });
    dispatch({ type: 'begin', run: { exam: examOf(bank, questions), link, userId, runId: newId(), begin } });
  }

  // One exam runs in one tab: a copy of it would be saved twice.
  if (run) return <ExamRunner run={run} onTaken={() => dispatch({ type: 'taken' })} />;
  // It begins before this is painted.
  if (due) return null;
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
