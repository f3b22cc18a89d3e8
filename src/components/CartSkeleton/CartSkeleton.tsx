import { color, space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { CartLayout } from '../CartLayout/CartLayout.tsx';
import { CartList } from '../CartList/CartList.tsx';
import { cartRow } from '../CartRow/CartRow.tsx';
import { summaryCard } from '../CartSummary/CartSummary.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

const Row = styled('div')({
  ...cartRow,
  // As high as a name and a line of description.
  '& > div': { ...cartRow['& > div'], display: 'grid', alignContent: 'center', gap: '10px', minHeight: 53 },
  '& > span': { flex: 'none' },
});

const Summary = styled('div')({
  ...summaryCard,
  '& > div > div': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 36 },
  '& > div > div:last-child': { minHeight: 44, paddingTop: space(1.5), borderTop: `1px solid ${color.line}` },
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
              <div>
                <Skeleton width={56} height={18} />
                <Skeleton width={20} height={18} />
              </div>
              <div>
                <Skeleton width={44} height={18} />
                <Skeleton width={92} height={26} />
              </div>
            </div>
            <Skeleton height={48} corner={24} />
            <Skeleton width="80%" height={24} />
          </Summary>
        }
      >
        <CartList>
          {['58%', '44%'].map((width) => (
            <Row key={width}>
              <Skeleton width={48} height={48} corner={14} />
              <div>
                <Skeleton width={width} height={20} />
                <Skeleton width="80%" height={16} />
              </div>
              <Skeleton width={68} height={20} />
              <Skeleton width={116} height={44} corner={22} />
            </Row>
          ))}
        </CartList>
      </CartLayout>
    </div>
  );
}
