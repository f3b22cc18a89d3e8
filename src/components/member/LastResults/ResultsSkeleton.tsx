import Skeleton from '@mui/material/Skeleton';
import { type ElementProps, part } from '../../../theme/part.ts';

const Root = part('div', 'CcResultsSkeleton', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(3),
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Block = part(Skeleton, 'CcResultsSkeleton', 'Block', ({ theme }) => ({
  height: 340,
  borderRadius: theme.radius.large,
  '&[data-kind="title"]': { ...theme.typography.h2, gridColumn: '1 / -1', width: 180, height: 'auto' },
  '&[data-kind="row"]': { gridColumn: '1 / -1', height: 48, borderRadius: theme.radius.small },
}));

export type ResultsSkeletonProps = Omit<ElementProps<'div'>, 'children'>;

/**
 * The own exams and the last results while they are loading, in their shape.
 *
 * @when On the home page of someone who is logged in, in place of the exam cards and LastResults.
 * @whenNot The panel above them: CarryOnPanelSkeleton.
 * @whenNot The sections of an exam: SectionTrends, `loading`.
 * @screenReader It is skipped.
 * @status new
 */
export function ResultsSkeleton(props: ResultsSkeletonProps) {
  return (
    <Root aria-hidden {...props}>
      <Block data-kind="title">&nbsp;</Block>
      <Block />
      <Block />
      {['first', 'second', 'third'].map((row) => (
        <Block key={row} data-kind="row" />
      ))}
    </Root>
  );
}
