import { capitalize } from '@mui/material/utils';
import { memo } from 'react';
import { type ElementProps, part } from '../../../theme/part.ts';
import { FlagIcon } from '../../base/icons/icons.tsx';
import { Pin, statusLook } from '../QuestionNavigator/parts.ts';

const Root = part('ul', 'CcExamLegend', 'Root', ({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.25, 3.5),
  ...theme.typography.caption,
  fontVariantNumeric: 'tabular-nums',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))' },
}));

const Entry = part('li', 'CcExamLegend', 'Entry', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '24px 1fr auto',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  // Beside other entries, a count at the end of its column would stand nearer to the next one's name.
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '24px auto 1fr' },
}));

const Sample = part('span', 'CcExamLegend', 'Sample', ({ theme }) => ({
  width: 24,
  height: 24,
  borderRadius: theme.radius.small,
  ...statusLook(theme),
}));

const FlaggedPin = part(Pin, 'CcExamLegend', 'Pin', { position: 'static', width: 24, height: 24 });

export interface ExamLegendProps extends Omit<ElementProps<'ul'>, 'children'> {
  /** How many questions there are of each kind. */
  counts: { answered: number; incomplete: number; unanswered: number; flagged: number };
}

/**
 * What the cells of an exam's QuestionNavigator mean, with how many there are of each kind.
 *
 * @when Beside or below the QuestionNavigator of an exam.
 * @whenNot How the questions of a finished quiz ended: SectionResults has its own legend.
 * @dont Put it beside the map of a review: its cells show right and wrong, which are not explained here.
 * @screenReader A list: each kind with its number. The samples are skipped.
 * @status new
 */
export const ExamLegend = memo(function ExamLegend({ counts, ...rest }: ExamLegendProps) {
  return (
    <Root role="list" {...rest}>
      {(['answered', 'incomplete', 'unanswered'] as const).map((status) => (
        <Entry key={status}>
          <Sample data-status={status} />
          {capitalize(status)}
          <strong>{counts[status]}</strong>
        </Entry>
      ))}
      <Entry>
        <FlaggedPin>
          <FlagIcon fontSize="inherit" />
        </FlaggedPin>
        Flagged
        <strong>{counts.flagged}</strong>
      </Entry>
    </Root>
  );
});
