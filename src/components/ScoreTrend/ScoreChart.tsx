import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { getValueToPositionMapper, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';
import { MuiRoot } from '../../theme/MuiRoot.tsx';
import { color } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { scoreText, type AttemptsProps } from './attemptRecord.ts';
import { chartHeight } from './chartHeight.ts';
import { attemptAxis, lettering, scoreAxis } from './scoreAxes.ts';

const Root = styled('div')({
  height: chartHeight,
  '& .MuiLineElement-root': { strokeWidth: 2 },
  '& .MuiChartsGrid-root .MuiChartsGrid-line': { stroke: color.line },
  '& .MuiChartsAxis-root .MuiChartsAxis-line': { stroke: color.edge },
  '& path.MuiChartsAxisHighlight-root': { stroke: color.edge, strokeDasharray: 'none' },
});

/** The scores of one exam by attempt, drawn against its pass mark. ScoreTrend loads it, and says the same in words. */
export function ScoreChart({ attempts, passMark }: AttemptsProps) {
  const scores = attempts.map(({ scorePercent }) => scorePercent);
  return (
    <MuiRoot>
      <Root aria-hidden>
        <ChartsContainer
          height={chartHeight}
          margin={{ top: 20, right: 52, bottom: 0, left: 0 }}
          series={[
            {
              type: 'line',
              label: 'Score',
              data: scores,
              valueFormatter: (score) => scoreText(score ?? 0),
              color: color.action,
              curve: 'linear',
            },
          ]}
          xAxis={[attemptAxis(attempts)]}
          yAxis={[scoreAxis]}
          // The table says everything, so the drawing is no stop on the way through the page.
          disableKeyboardNavigation
          skipAnimation
        >
          <ChartsGrid horizontal />
          <ChartsAxisHighlight x="line" />
          <ChartsReferenceLine
            y={passMark}
            // At the end of its line, where no score is ever in the way.
            label={`Pass\n${scoreText(passMark)}`}
            labelAlign="end"
            spacing={{ x: -8, y: 0 }}
            lineStyle={{ stroke: color.ink, strokeDasharray: '6 4' }}
            labelStyle={{
              ...lettering,
              fill: color.ink,
              fontWeight: 600,
              textAnchor: 'start',
              dominantBaseline: 'central',
            }}
          />
          <LinePlot />
          <Marks scores={scores} passMark={passMark} />
          <ChartsXAxis />
          <ChartsYAxis />
          <ChartsTooltip trigger="axis" />
        </ChartsContainer>
      </Root>
    </MuiRoot>
  );
}

/** A mark for each attempt: full where it passed, hollow where it did not. */
function Marks({ scores, passMark }: { scores: readonly number[]; passMark: number }) {
  const x = getValueToPositionMapper(useXScale());
  const y = getValueToPositionMapper(useYScale());
  const radius = scores.length > 20 ? 2.5 : 5.5;
  return (
    <g stroke={color.action} strokeWidth={2}>
      {scores.map((score, index) => (
        <circle
          key={index}
          cx={x(index)}
          cy={y(score)}
          r={radius}
          fill={score >= passMark ? color.action : color.surface}
        />
      ))}
    </g>
  );
}
