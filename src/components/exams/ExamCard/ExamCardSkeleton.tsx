import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Body, Footer, Header, inARow, Root } from './parts.ts';

const Head = styled(Header, { name: 'CcExamCardSkeleton', slot: 'Head' })({ [inARow]: { width: '30%' } });

// Sizes stand in the styles: a prerendered page has no style attributes.
const Emblem = styled(Skeleton, { name: 'CcExamCardSkeleton', slot: 'Emblem' })({
  width: 56,
  height: 56,
  borderRadius: 16,
});
const Name = styled(Skeleton, { name: 'CcExamCardSkeleton', slot: 'Name' })({ width: '78%', height: 22 });
const Text = styled(Body, { name: 'CcExamCardSkeleton', slot: 'Text' })({
  display: 'grid',
  alignContent: 'start',
  gap: 10,
  minHeight: 88,
  [inARow]: { alignContent: 'center' },
});
const Line = styled(Skeleton, { name: 'CcExamCardSkeleton', slot: 'Line' })({ height: 16 });
const LastLine = styled(Line, { name: 'CcExamCardSkeleton', slot: 'LastLine' })({ width: '70%' });
const Price = styled(Skeleton, { name: 'CcExamCardSkeleton', slot: 'Price' })({ width: 72, height: 20 });
const Step = styled(Skeleton, { name: 'CcExamCardSkeleton', slot: 'Step' })({ width: 120, height: 20 });

/** An ExamCard whose exam is still loading, in its shape. */
export function ExamCardSkeleton() {
  return (
    <Root aria-hidden>
      <Head avatar={<Emblem />} title={<Name />} disableTypography />
      <Text>
        <Line />
        <LastLine />
        <LastLine />
      </Text>
      <Footer disableSpacing>
        <Price />
        <Step />
      </Footer>
    </Root>
  );
}
