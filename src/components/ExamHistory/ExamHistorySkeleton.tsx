import { styled } from '../../theme/styled.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { historyList } from './ExamHistory.tsx';

const Root = styled('ul')({ ...historyList, '& > li > :first-of-type': { flex: 'none' } });

/** An ExamHistory that is still loading, in its shape, with the three lines that most have. */
export function ExamHistorySkeleton() {
  return (
    <Root aria-hidden>
      {['78%', '64%', '70%'].map((width) => (
        <li key={width}>
          <Skeleton width={44} height={44} corner={12} />
          <Skeleton width={width} height={18} />
        </li>
      ))}
    </Root>
  );
}
