import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { CartLayout } from '../CartLayout/CartLayout.tsx';
import { CartList } from '../CartList/CartList.tsx';
import { Root as Row, Step, Text } from '../CartRow/parts.ts';
import { Fact, Root as Summary } from '../CartSummary/parts.ts';

const Emblem = styled(Skeleton, { name: 'CcCartSkeleton', slot: 'Emblem' })({ flex: 'none', borderRadius: 14 });
// As high as a name, a line of description and one of facts.
const Lines = styled(Text, { name: 'CcCartSkeleton', slot: 'Lines' })({
  display: 'grid',
  alignContent: 'center',
  gap: 10,
  minHeight: 76.5,
});
const Price = styled(Skeleton, { name: 'CcCartSkeleton', slot: 'Price' })({ flex: 'none' });
const Pill = styled(Skeleton, { name: 'CcCartSkeleton', slot: 'Pill' })(({ theme }) => ({
  borderRadius: theme.radius.pill,
}));
const FactLine = styled(Fact, { name: 'CcCartSkeleton', slot: 'FactLine' })({
  alignItems: 'center',
  '&[data-kind="total"]': { minHeight: 44 },
});

/** The cart while it is still loading, in its shape, with the two exams that most have. */
export function CartSkeleton() {
  return (
    <div aria-hidden>
      <CartLayout
        summary={
          <Summary>
            <Skeleton width={120} height={27} />
            <div>
              <FactLine>
                <Skeleton width={56} height={18} />
                <Skeleton width={20} height={18} />
              </FactLine>
              <FactLine data-kind="total">
                <Skeleton width={44} height={18} />
                <Skeleton width={92} height={26} />
              </FactLine>
            </div>
            <Pill height={48} />
            <Skeleton width="80%" height={24} />
          </Summary>
        }
      >
        <CartList>
          {['58%', '44%'].map((width) => (
            <Row key={width}>
              <Emblem width={48} height={48} />
              <Lines>
                <Skeleton width={width} height={20} />
                <Skeleton width="80%" height={16} />
                <Skeleton width="60%" height={14} />
              </Lines>
              <Price width={68} height={20} />
              <Step>
                <Pill height={44} />
              </Step>
            </Row>
          ))}
        </CartList>
      </CartLayout>
    </div>
  );
}
