import Stack from '@mui/material/Stack';
import { Suspense, useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../components/base/lazyPart.ts';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { dropQuiz } from '../../data/runs/kept.ts';
import { newId } from '../../data/newId.ts';
import { PracticePage } from './PracticePage.tsx';
import { QuizBanner } from './QuizBanner.tsx';
import type { BegunPractice } from './usePracticeRuns.ts';

// Loads while a practice is built.
const QuizRunner = lazyPart(async () => (await import('./QuizRunner.tsx')).QuizRunner, 'error');

/** Where a practice is built and taken. Its address holds the choice, and stays while the questions are asked. */
export default function PracticeScreen() {
  const { key } = useLocation();
  const [begun, setBegun] = useState<BegunPractice & { key: string }>();
  const [lastRun, setLastRun] = useState<string>();
  const { link, userId, runId } = begun ?? {};
  const forget = useCallback(() => {
    if (link !== undefined) void dropQuiz({ link, userId, runId });
  }, [link, userId, runId]);

  function end() {
    setLastRun(begun?.runId);
    setBegun(undefined);
  }
  // Something on the page has led to another choice, or to this one again.
  if (begun && begun.key !== key) end();
  if (!begun) {
    return (
      <PracticePage
        lastRun={lastRun}
        onBegin={(practice) => setBegun({ ...practice, key })}
        onReady={() => void QuizRunner.preload()}
      />
    );
  }
  const { key: _, ...run } = begun;
  return (
    <PageSection width="quiz">
      <Stack spacing={5}>
        <Suspense>
          <QuizRunner
            {...run}
            onForget={forget}
            onTaken={() => setBegun({ ...begun, runId: newId() })}
            onRestart={end}
          />
        </Suspense>
        <QuizBanner examId={begun.exam.examId} userId={begun.userId} />
      </Stack>
    </PageSection>
  );
}
