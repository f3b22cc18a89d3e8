import Skeleton from '@mui/material/Skeleton';
import { type ElementProps, part } from '../../../theme/part.ts';

const Root = part('div', 'CcSectionTrendsSkeleton', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr))',
  gap: theme.spacing(4.5, 3),
}));

const Section = part(Skeleton, 'CcSectionTrendsSkeleton', 'Section', { height: 112 });

export type SectionTrendsSkeletonProps = Omit<ElementProps<'div'>, 'children'>;

/**
 * SectionTrends that are still loading, in the shape of eight.
 *
 * @when On the profile while the sections of an exam load.
 * @whenNot The results on the home page: ResultsSkeleton.
 * @whenNot Anything that is not a SectionTrends: MUI's Skeleton in that shape.
 * @screenReader It is skipped.
 * @status new
 */
export function SectionTrendsSkeleton(props: SectionTrendsSkeletonProps) {
  return (
    <Root aria-hidden {...props}>
      {Array.from({ length: 8 }, (_, section) => (
        <Section key={section} />
      ))}
    </Root>
  );
}
