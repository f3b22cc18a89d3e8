import Skeleton from '@mui/material/Skeleton';
import { type ElementProps, part } from '../../../theme/part.ts';
import { CartLayout } from '../CartLayout/CartLayout.tsx';
import { CartList } from '../CartList/CartList.tsx';
import { Root as Row, Action, Text } from '../CartRow/parts.ts';
import { Fact, Root as Summary } from '../CartSummary/parts.ts';

const Root = part('div', 'CcCartSkeleton', 'Root', {});
const Emblem = part(Skeleton, 'CcCartSkeleton', 'Emblem', { flex: 'none', borderRadius: 14 });
// As high as a name, a line of description and two of facts.
const Lines = part(Text, 'CcCartSkeleton', 'Lines', {
  display: 'grid',
  alignContent: 'center',
  gap: 10,
  minHeight: 96,
});
const Title = part(Skeleton, 'CcCartSkeleton', 'Title', ({ theme }) => ({
  ...theme.typography.title,
  width: 120,
  height: `${String(theme.typography.title.lineHeight)}em`,
}));
const Price = part(Skeleton, 'CcCartSkeleton', 'Price', { flex: 'none' });
const Pill = part(Skeleton, 'CcCartSkeleton', 'Pill', ({ theme }) => ({
  borderRadius: theme.radius.pill,
}));
const FactLine = part(Fact, 'CcCartSkeleton', 'FactLine', {
  alignItems: 'center',
  '&[data-kind="total"]': { minHeight: 43.68 },
});

export type CartSkeletonProps = Omit<ElementProps<'div'>, 'children'>;

/**
 * The cart while it is still loading, in its shape, with the two exams that most have.
 *
 * @when The cart's page while it loads.
 * @whenNot A cart that is empty: EmptyState.
 * @screenReader It is skipped.
 * @status stable
 */
export function CartSkeleton(props: CartSkeletonProps) {
  return (
    <Root aria-hidden {...props}>
      <CartLayout
        summary={
          <Summary>
            <Title />
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
              <Action>
                <Pill height={44} />
              </Action>
            </Row>
          ))}
        </CartList>
      </CartLayout>
    </Root>
  );
}
