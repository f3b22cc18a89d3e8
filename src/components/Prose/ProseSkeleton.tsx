import { space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const Root = styled('div')({ display: 'grid', gap: space(1.5), maxWidth: '600px', paddingBlock: space(0.75) });

const lines = ['100%', '96%', '100%', '92%', '58%'];

/** The first lines of a text that is on its way. */
export function ProseSkeleton() {
  return (
    <Root>
      <VisuallyHidden>Loading...</VisuallyHidden>
      {lines.map((width, position) => (
        <Skeleton key={position} width={width} height={16} />
      ))}
    </Root>
  );
}
