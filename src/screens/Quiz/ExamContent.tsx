import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import { useQuiz } from '../../data/exams/quiz.ts';
import { newId } from '../../data/newId.ts';
import { useSectionHistory } from '../../data/learning/sectionHistory.ts';
import { keepLastDraw, latestDraw, marksOf, readLastDraw } from '../../data/runs/keptExam.ts';
import { useKeptQuizzes } from '../../data/runs/useKept.ts';
import { useUser } from '../../data/session/useSession.ts';
import type { ExtraTime } from '../../../domain/exam/clock.ts';
import { drawExam, isSeed } from '../../../domain/exam/draw.ts';
import { seedAfter } from '../../../domain/exam/nextDraw.ts';
import { keptQuestions, resumeExam, type Simulation, startExam } from '../../../domain/exam/simulation.ts';
import { changedSince } from '../../../domain/quiz/keep.ts';
import { ExamRunner } from './ExamRunner.tsx';
import { ExamStart } from './ExamStart.tsx';
import { NoQuestions, QuizLoadError, QuizSkeleton } from './QuizStates.tsx';
import type { Run } from './useRun.ts';

const MINUTE = 60_000;

/** Loads an exam for its simulation, and carries on the one that is running. */
export function ExamContent({ link }: { link: string }) {
  const userId = useUser()?.userId;
  const { data: exam, error, reload } = useQuiz(link);
  const history = useSectionHistory(userId, exam?.examId);
  const [run, setRun] = useState<Run<Simulation>>();
  const [takenId, setTakenId] = useState<string>();
  const left = useKeptQuizzes(link, run ? run.userId : userId, run !== undefined);
  const wanted = new URLSearchParams(useLocation().search).get('seed') ?? '';

  // The clock of a kept exam runs, so that nothing is asked first.
  const kept = left.kept.find((quiz) => marksOf(quiz) && quiz.runId !== takenId);
  if (exam && !left.isLoading && !run && kept) {
    const marks = marksOf(kept);
    const questions = marks ? keptQuestions(exam.questions, marks) : [];
    if (!marks || questions.length === 0) left.discard(kept);
    else {
      const { runId, spent } = kept;
      const begin = resumeExam(questions, kept, marks);
      const changed = changedSince(questions, kept);
      setRun({ exam: examOf(exam, questions), link, userId, runId, begin, spent, changed });
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
    setRun({ exam: examOf(bank, questions), link, userId, runId: newId(), begin });
  }

  if (run) {
    return (
      <ExamRunner
        run={run}
        onTaken={() => {
          // One exam runs in one tab: a copy of it would be saved twice.
          setTakenId(run.runId);
          setRun(undefined);
        }}
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
