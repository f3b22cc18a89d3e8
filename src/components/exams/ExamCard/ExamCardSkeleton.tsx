import type { CardProps } from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { part } from '../../../theme/part.ts';
import { Body, Footer, Header, inARow, Root as Shape } from './parts.ts';

const Root = part(Shape, 'CcExamCardSkeleton', 'Root', {});
const Head = part(Header, 'CcExamCardSkeleton', 'Head', { [inARow]: { width: '30%' } });

// Sizes stand in the styles: a prerendered page has no style attributes.
const Emblem = part(Skeleton, 'CcExamCardSkeleton', 'Emblem', {
  width: 56,
  height: 56,
  borderRadius: 16,
});
const Name = part(Skeleton, 'CcExamCardSkeleton', 'Name', { width: '78%', height: 22 });
const Text = part(Body, 'CcExamCardSkeleton', 'Text', {
  display: 'grid',
  alignContent: 'start',
  gap: 10,
  minHeight: 88,
  [inARow]: { alignContent: 'center' },
});
const Line = part(Skeleton, 'CcExamCardSkeleton', 'Line', { height: 16 });
const LastLine = part(Line, 'CcExamCardSkeleton', 'LastLine', { width: '70%' });
const Price = part(Skeleton, 'CcExamCardSkeleton', 'Price', { width: 72, height: 20 });
const Action = part(Skeleton, 'CcExamCardSkeleton', 'Action', { width: 120, height: 20 });

export type ExamCardSkeletonProps = Omit<CardProps, 'children'>;

/**
 * An ExamCard whose exam is still loading, in its shape.
 *
 * @when In an ExamGrid while the certifications load.
 * @whenNot Anything that is not an ExamCard: MUI's Skeleton in that shape.
 * @screenReader It is skipped.
 * @status stable
 */
export function ExamCardSkeleton(props: ExamCardSkeletonProps) {
  return (
    <Root aria-hidden {...props}>
      <Head avatar={<Emblem />} title={<Name />} disableTypography />
      <Text>
        <Line />
        <LastLine />
        <LastLine />
      </Text>
      <Footer disableSpacing>
        <Price />
        <Action />
      </Footer>
    </Root>
  );
}
