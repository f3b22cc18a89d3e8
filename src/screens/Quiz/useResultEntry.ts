import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Simulation } from '../../../domain/exam/simulation.ts';
import { paths } from '../../../domain/paths.ts';
import { sharesOf } from '../../../domain/quiz/score.ts';
import { secondsOn, type TimeSpent } from '../../../domain/quiz/timing.ts';
import type { QuizState } from '../../../domain/quiz/types.ts';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import type { KeptPractice, QuizRun } from '../../data/runs/kept.ts';
import { showResult } from '../../data/runs/running.ts';

/** Loads the code of the results. */
const loadResults = () => import('./ResultScreen.tsx').catch(() => undefined);

/**
 * Leads a quiz that is finished to its result. The code of that is loaded while the questions are answered, and what it shows
 * is in this tab, so that it needs no network.
 */
export function useResultEntry(
  { exam, link, userId, runId = '', practice }: QuizRun & { exam: LoadedExam; practice?: KeptPractice | undefined },
  quiz: QuizState,
  simulation: Simulation | undefined,
  spent: () => TimeSpent,
): void {
  const navigate = useNavigate();
  const isShown = useRef(false);
  const lead = useEffectEvent(() => {
    const question = quiz.index === null ? undefined : quiz.index + 1;
    const href = paths.result.href(link, runId, question);
    if (isShown.current) return void navigate(href, { replace: true });
    isShown.current = true;
    const times = spent();
    showResult(runId, {
      exam,
      quiz,
      shares: sharesOf(quiz.questions, quiz.picks),
      seconds: exam.questions.map(({ id }) => secondsOn(times, id)),
      simulation,
      practice: practice?.address,
      userId,
      finishedAt: new Date().toISOString(),
    });
    // A question that stays on show keeps its page and the focus: only a reload or the next step is about the result.
    if (question !== undefined) window.history.replaceState(window.history.state, '', href);
    else void navigate(href, { replace: true });
  });
  useEffect(() => void loadResults(), []);
  useEffect(() => {
    if (quiz.finished) lead();
  }, [quiz.finished, quiz.index]);
}
