import styled from '@emotion/styled';
import { card, color, media, space } from '../../theme/style.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

const Root = styled('div')({
  ...card,
  height: '100%',
  display: 'grid',
  gap: space(1.75),
  padding: space(3.5),
  [media.narrow]: { padding: space(2.5) },
  '& > div': { display: 'flex', alignItems: 'center', gap: space(2), minHeight: 64 },
  '& > div:last-of-type': {
    justifyContent: 'space-between',
    minHeight: 61,
    paddingTop: space(2),
    borderTop: `1px solid ${color.line}`,
  },
});

/** An ExamCard whose exam is still loading, in its shape. */
export function ExamCardSkeleton() {
  return (
    <Root aria-hidden>
      <div>
        <Skeleton width={56} height={56} corner={16} />
        <Skeleton width="60%" height={22} />
      </div>
      <div style={{ display: 'grid', gap: 10, alignContent: 'start' }}>
        <Skeleton height={16} />
        <Skeleton width="70%" height={16} />
      </div>
      <div>
        <Skeleton width={72} height={20} />
        <Skeleton width={120} height={20} />
      </div>
    </Root>
  );
}
