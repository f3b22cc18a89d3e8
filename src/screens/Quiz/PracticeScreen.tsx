import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../components/base/lazyPart.ts';
import { newId } from '../../data/newId.ts';
import { PracticePage } from './PracticePage.tsx';
import type { Run } from './useRun.ts';

// Loads while a practice is built.
const QuizRunner = lazyPart(async () => (await import('./QuizQuestions.tsx')).QuizRunner, 'error');

/** Where a practice is built and taken. Its address holds the choice, and stays while the questions are asked. */
export default function PracticeScreen() {
  const { key } = useLocation();
  const [begun, setBegun] = useState<{ run: Run; key: string; isLeft?: true }>();
  // Something on the page may have led to another choice, or to this one again.
  if (!begun || begun.isLeft || begun.key !== key) {
    return (
      <PracticePage
        lastRun={begun?.run.runId}
        onBegin={(run) => setBegun({ run, key })}
        onReady={() => void QuizRunner.preload()}
      />
    );
  }
  const { run } = begun;
  return (
    <Suspense>
      <QuizRunner
        run={run}
        onTaken={() => setBegun({ run: { ...run, runId: newId() }, key })}
        onLeave={() => setBegun({ ...begun, isLeft: true })}
      />
    </Suspense>
  );
}
