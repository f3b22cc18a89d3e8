import { styled } from '../../theme/styled.ts';
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
  '& > div:nth-of-type(2)': { display: 'grid', gap: '10px', alignContent: 'start' },
  '& > div:last-of-type': {
    justifyContent: 'space-between',
    minHeight: 61,
    paddingTop: space(2),
    borderTop: `1px solid ${color.line}`,
  },
  // It lies down where the card does.
  '@container (min-width: 880px)': {
    display: 'flex',
    alignItems: 'center',
    gap: space(4),
    '& > div:first-of-type': { flex: 'none', width: '30%' },
    '& > div:nth-of-type(2)': { flex: 1, alignContent: 'center' },
    '& > div:last-of-type': { flex: 'none', gap: space(3), paddingTop: 0, border: 0 },
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
      <div>
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
