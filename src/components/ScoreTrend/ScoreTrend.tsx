import { lazy, Suspense, useId } from 'react';
import { card, color, media, space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { FallbackGuard } from '../FallbackGuard/FallbackGuard.tsx';
import type { AttemptsProps } from './attemptRecord.ts';
import { ScoreChartMissing } from './ScoreChartMissing.tsx';
import { ScoreChartPlaceholder } from './ScoreChartPlaceholder.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import { trendSentence } from './trendSentence.ts';

// The drawing weighs more than the rest of its page, which is read and used without it.
const ScoreChart = lazy(async () => ({ default: (await import('./ScoreChart.tsx')).ScoreChart }));

/** The card of ScoreTrend and of its skeleton. */
export const trendCard = {
  ...card,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(1),
  padding: `${space(3)} ${space(3.5)} ${space(2)}`,
  [media.narrow]: { padding: `${space(2.5)} ${space(2.5)} ${space(1.5)}` },
} as const;

const Root = styled('section')({
  ...trendCard,
  '& > p': { color: color.inkSoft, fontSize: '16px', lineHeight: 1.5 },
});

export interface ScoreTrendProps extends AttemptsProps {
  /** The exam. */
  name: string;
  /** True where there are earlier attempts that are not among these. */
  isLatest?: boolean;
}

/** How somebody's scores in one exam have come along: in a sentence, as a drawing, and in a table. */
export function ScoreTrend({ name, attempts, passMark, isLatest = false }: ScoreTrendProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      <p>{trendSentence({ attempts, passMark, isLatest })}</p>
      {attempts.length > 0 && (
        <>
          <FallbackGuard fallback={<ScoreChartMissing />}>
            <Suspense fallback={<ScoreChartPlaceholder />}>
              <ScoreChart attempts={attempts} passMark={passMark} />
            </Suspense>
          </FallbackGuard>
          <ScoreTable attempts={attempts} passMark={passMark} />
        </>
      )}
    </Root>
  );
}
