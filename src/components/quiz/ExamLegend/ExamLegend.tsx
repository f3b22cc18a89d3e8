import { memo } from 'react';
import { type ElementProps, part } from '../../../theme/part.ts';
import { FlagIcon } from '../../base/icons/icons.tsx';
import { statusLook } from '../QuestionNavigator/statusLook.ts';

const Root = part('ul', 'CcExamLegend', 'Root', ({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.25, 3.5),
  ...theme.mixins.plainList,
  ...theme.typography.caption,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))' },
}));

const Entry = part('li', 'CcExamLegend', 'Entry', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '24px 1fr auto',
  alignItems: 'center',
  gap: theme.spacing(1.5),
}));

const Sample = part('span', 'CcExamLegend', 'Sample', ({ theme }) => ({
  width: 24,
  height: 24,
  borderRadius: theme.radius.small,
  ...statusLook(theme),
}));

const Pin = part('span', 'CcExamLegend', 'Pin', ({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: '50%',
  background: theme.vars.palette.warning.main,
  color: theme.vars.palette.background.paper,
  // The flag fills half of the round.
  fontSize: 13,
  '@media (forced-colors: active)': { background: 'CanvasText', color: 'Canvas', forcedColorAdjust: 'none' },
}));

const Count = part('span', 'CcExamLegend', 'Count', ({ theme }) => ({
  fontWeight: theme.typography.fontWeightBold,
  fontVariantNumeric: 'tabular-nums',
}));

export interface ExamLegendProps extends Omit<ElementProps<'ul'>, 'children'> {
  /** How many questions there are of each kind. */
  counts: { answered: number; incomplete: number; unanswered: number; flagged: number };
}

/**
 * What the looks of an exam's cells in the QuestionNavigator mean, with how many there are of each.
 *
 * @when Beside or below the QuestionNavigator of an exam.
 * @screenReader A list: each kind with its number. The samples are skipped.
 * @status new
 */
export const ExamLegend = memo(function ExamLegend({ counts, ...rest }: ExamLegendProps) {
  return (
    <Root role="list" {...rest}>
      {(['answered', 'incomplete', 'unanswered'] as const).map((status) => (
        <Entry key={status}>
          <Sample data-status={status} />
          {status.replace(/^./, (first) => first.toUpperCase())}
          <Count>{counts[status]}</Count>
        </Entry>
      ))}
      <Entry>
        <Pin>
          <FlagIcon fontSize="inherit" />
        </Pin>
        Flagged
        <Count>{counts.flagged}</Count>
      </Entry>
    </Root>
  );
});
