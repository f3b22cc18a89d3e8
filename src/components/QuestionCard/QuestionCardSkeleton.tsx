import styled from '@emotion/styled';
import { space } from '../../theme/style.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

const Root = styled('div')({ display: 'grid', gap: space(1.5) });

/** A QuestionCard whose question is still loading, in its shape. */
export function QuestionCardSkeleton() {
  return (
    <Root aria-hidden>
      <Skeleton width={220} height={16} />
      <Skeleton height={24} />
      <Skeleton width="80%" height={24} />
      <Skeleton width={80} height={16} />
      {[1, 2, 3, 4].map((answer) => (
        <Skeleton key={answer} height={64} corner={12} />
      ))}
    </Root>
  );
}
