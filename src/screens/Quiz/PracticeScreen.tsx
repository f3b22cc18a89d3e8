import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../components/base/lazyPart.ts';
import { newId } from '../../data/newId.ts';
import { PracticePage } from './PracticePage.tsx';
import type { Run } from './useRun.ts';

// Loads while a practice is built.
const QuizRunner = lazyPart(async () => (await import('./QuizRunner.tsx')).QuizRunner, 'error');

/** Where a practice is built and taken. Its address holds the choice, and stays while the questions are asked. */
export default function PracticeScreen() {
  const { key } = useLocation();
  const [begun, setBegun] = useState<{ run: Run; key: string }>();
  const [lastRun, setLastRun] = useState<string>();
  const run = begun?.run;
  function end() {
    setLastRun(run?.runId);
    setBegun(undefined);
  }
  // Something on the page has led to another choice, or to this one again.
  if (begun && begun.key !== key) end();
  if (!run) {
    return (
      <PracticePage
        lastRun={lastRun}
        onBegin={(next) => setBegun({ run: next, key })}
        onReady={() => void QuizRunner.preload()}
      />
    );
  }
  return (
    <Suspense>
      <QuizRunner run={run} onTaken={() => setBegun({ run: { ...run, runId: newId() }, key })} onLeave={end} />
    </Suspense>
  );
}
