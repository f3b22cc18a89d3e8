import type { XAxis, YAxis } from '@mui/x-charts/models';
import { color, font } from '../../theme/style.ts';
import { formatDate } from '../LocalDate/formatDate.ts';
import { scoreText, type AttemptRecord } from './attemptRecord.ts';

/** The lettering of the drawing. The chart measures it, so it cannot come from a style sheet. */
export const lettering = { fontFamily: font.text, fontSize: 14, fill: color.inkSoft };

/** A step for each attempt, with its date: several may be of one day, or a month apart. */
export const attemptAxis = (attempts: readonly AttemptRecord[]): XAxis<'band'> => ({
  scaleType: 'band',
  data: attempts.map((_, index) => index),
  valueFormatter: (index: number, { location }) =>
    formatDate(attempts[index]?.finishedAt ?? '', location === 'tick' ? 'short' : 'withTime'),
  // Room for any face's letters: where they are too high, the chart leaves them out.
  height: 36,
  disableTicks: true,
  tickLabelMinGap: 12,
  tickLabelStyle: lettering,
});

/** Scores from 0 to 100 percent, whatever was reached. */
export const scoreAxis: YAxis<'linear'> = {
  scaleType: 'linear',
  min: 0,
  max: 100,
  width: 48,
  tickInterval: [0, 25, 50, 75, 100],
  valueFormatter: scoreText,
  disableLine: true,
  disableTicks: true,
  tickLabelStyle: lettering,
};
