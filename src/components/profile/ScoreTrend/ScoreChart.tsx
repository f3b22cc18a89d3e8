import { useTheme, type Theme } from '@mui/material/styles';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { getValueToPositionMapper, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';
import type { XAxis, YAxis } from '@mui/x-charts/models';
import { type ElementProps, part } from '../../../theme/part.ts';
import { formatDate } from '../../base/LocalDate/formatDate.ts';
import { chartHeight, scoreText, type AttemptRecord, type AttemptsProps } from './attempts.ts';

/** The chart's lines; its own slots are reached by MUI's classes alone. */
const Root = part('div', 'CcScoreChart', 'Root', ({ theme: { vars } }) => ({
  height: chartHeight,
  '& .MuiLineElement-root': { strokeWidth: 2 },
  '& .MuiChartsGrid-root .MuiChartsGrid-line': { stroke: vars.palette.divider },
  '& .MuiChartsAxis-root .MuiChartsAxis-line': { stroke: vars.palette.edge },
  '& .MuiChartsAxisHighlight-root.MuiChartsAxisHighlight-root': { stroke: vars.palette.edge, strokeDasharray: 'none' },
}));

/**
 * The chart measures its labels, so their style cannot come from a style sheet. Larger ones would leave no room for the
 * scores, which the table has in text of any size.
 */
const labelStyle = ({ typography, vars }: Theme) => ({
  fontFamily: typography.fontFamily,
  fontSize: `min(${typography.label.fontSize}, 16px)`,
  fill: vars.palette.text.secondary,
});

/** A step for each attempt, with its date: several may be of one day, or a month apart. */
const attemptAxis = (attempts: readonly AttemptRecord[], theme: Theme): XAxis<'band'> => ({
  scaleType: 'band',
  data: attempts.map((_, index) => index),
  valueFormatter: (index: number, { location }) =>
    formatDate(attempts[index]?.finishedAt ?? '', location === 'tick' ? 'short' : 'withTime'),
  // Room for the labels in any font: where they are too high, the chart leaves them out.
  height: 36,
  disableTicks: true,
  tickLabelMinGap: 12,
  tickLabelStyle: labelStyle(theme),
});

/** Scores from 0 to 100 percent, whatever was reached. */
const scoreAxis = (theme: Theme): YAxis<'linear'> => ({
  scaleType: 'linear',
  min: 0,
  max: 100,
  width: 48,
  tickInterval: [0, 25, 50, 75, 100],
  valueFormatter: scoreText,
  disableLine: true,
  disableTicks: true,
  tickLabelStyle: labelStyle(theme),
});

export interface ScoreChartProps extends AttemptsProps, Omit<ElementProps<'div'>, 'children'> {}

/**
 * The scores of one exam by attempt, against its pass mark. ScoreTrend loads it, and says the same in words.
 *
 * @when Inside ScoreTrend, which loads it and says the same in words.
 * @whenNot Alone: it says nothing to a screen reader. Take ScoreTrend.
 * @whenNot A sample on a marketing page: TrendPicture.
 * @screenReader It is skipped: the sentence above and the ScoreTable below say everything.
 * @status stable
 */
export function ScoreChart({ attempts, passMark, ...rest }: ScoreChartProps) {
  const theme = useTheme();
  const { primary, text } = theme.vars.palette;
  const scores = attempts.map(({ scorePercent }) => scorePercent);
  return (
    <Root aria-hidden {...rest}>
      <ChartsContainer
        height={chartHeight}
        margin={{ top: 20, right: 52, bottom: 0, left: 0 }}
        series={[
          {
            type: 'line',
            label: 'Score',
            data: scores,
            valueFormatter: (score) => scoreText(score ?? 0),
            color: primary.main,
            curve: 'linear',
          },
        ]}
        xAxis={[attemptAxis(attempts, theme)]}
        yAxis={[scoreAxis(theme)]}
        // The table says everything, so the chart is no stop on the way through the page.
        disableKeyboardNavigation
        skipAnimation
      >
        <ChartsGrid horizontal />
        <ChartsAxisHighlight x="line" />
        <ChartsReferenceLine
          y={passMark}
          // At the end of its line, where it never covers a score.
          label={`Pass\n${scoreText(passMark)}`}
          labelAlign="end"
          spacing={{ x: -8, y: 0 }}
          lineStyle={{ stroke: text.primary, strokeDasharray: '6 4' }}
          labelStyle={{
            ...labelStyle(theme),
            fill: text.primary,
            fontWeight: theme.typography.fontWeightBold,
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
  );
}

/** A mark for each attempt: full where it passed, hollow where it did not. */
function Marks({ scores, passMark }: { scores: readonly number[]; passMark: number }) {
  const x = getValueToPositionMapper(useXScale());
  const y = getValueToPositionMapper(useYScale());
  const { primary, background } = useTheme().vars.palette;
  const radius = scores.length > 20 ? 2.5 : 5.5;
  return (
    <g stroke={primary.main} strokeWidth={2}>
      {scores.map((score, index) => (
        <circle
          key={index}
          cx={x(index)}
          cy={y(score)}
          r={radius}
          fill={score >= passMark ? primary.main : background.paper}
        />
      ))}
    </g>
  );
}
