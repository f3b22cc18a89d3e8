import Skeleton from '@mui/material/Skeleton';
import { type ElementProps, part } from '../../../theme/part.ts';

const Root = part('div', 'CcResultsSkeleton', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  gap: theme.spacing(3),
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Block = part(Skeleton, 'CcResultsSkeleton', 'Block', ({ theme }) => ({
  height: 280,
  borderRadius: theme.radius.large,
  '&[data-kind="row"]': { gridColumn: '1 / -1', height: 48, borderRadius: theme.radius.small },
}));

export type ResultsSkeletonProps = Omit<ElementProps<'div'>, 'children'>;

/**
 * The weakest section, the scores and the last results while they are loading, in their shape.
 *
 * @when On the home page of someone who is logged in, in place of WeakestSection, ScoreLine and LastResults.
 * @whenNot The panel above them: CarryOnPanelSkeleton.
 * @whenNot The sections of an exam: SectionTrends, `loading`.
 * @screenReader It is skipped.
 * @status new
 */
export function ResultsSkeleton(props: ResultsSkeletonProps) {
  return (
    <Root aria-hidden {...props}>
      <Block />
      <Block />
      {['first', 'second', 'third'].map((row) => (
        <Block key={row} data-kind="row" />
      ))}
    </Root>
  );
}
