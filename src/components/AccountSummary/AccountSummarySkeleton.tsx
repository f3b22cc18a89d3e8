import { space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { accountCard } from './AccountSummary.tsx';

const Root = styled('div')({
  ...accountCard,
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: `${space(1.5)} ${space(6)}` },
  // As high as two lines of the summary.
  '& > div > div': { display: 'grid', gap: '6px', padding: '4px 0', minHeight: 50, alignContent: 'center' },
});

/** An AccountSummary whose account is still loading, in its shape. */
export function AccountSummarySkeleton() {
  return (
    <Root aria-hidden>
      <Skeleton width={56} height={56} corner={16} />
      <div>
        <div>
          <Skeleton width={48} height={16} />
          <Skeleton width={220} height={18} />
        </div>
        <div>
          <Skeleton width={120} height={16} />
          <Skeleton width={150} height={18} />
        </div>
      </div>
    </Root>
  );
}
