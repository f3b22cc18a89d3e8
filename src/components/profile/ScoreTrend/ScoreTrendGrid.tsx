import { type ElementProps, part } from '../../../theme/part.ts';

const Root = part('div', 'CcScoreTrendGrid', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 480px), 1fr))',
  alignItems: 'start',
  gap: theme.spacing(3),
}));

export type ScoreTrendGridProps = ElementProps<'div'>;

/**
 * ScoreTrends beside each other where there is room for two; one alone takes the whole width.
 *
 * @when Several ScoreTrends on the profile.
 * @whenNot Cards of another kind: CardRow, ExamGrid.
 * @screenReader It says nothing itself: the trends are read in their order.
 * @status stable
 */
export function ScoreTrendGrid(props: ScoreTrendGridProps) {
  return <Root {...props} />;
}
