import { media, space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

const Root = styled('div')({
  '& > div': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space(2), marginTop: space(3) },
  [media.narrow]: { '& > div': { gridTemplateColumns: '1fr' } },
});

/** The first step of a quiz whose questions are still loading, in the shape of AnswerModeChoice. */
export function AnswerModeChoiceSkeleton() {
  return (
    <Root aria-hidden>
      <Skeleton width={420} height={34} />
      <div>
        <Skeleton height={170} corner={16} />
        <Skeleton height={170} corner={16} />
      </div>
    </Root>
  );
}
