import { styled } from '../../theme/styled.ts';
import { media, space } from '../../theme/style.ts';

/** Three cards side by side, one below the other where the window is narrow. */
export const CardRow = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space(3),
  marginTop: space(4.5),
  [media.belowNavbar]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2), marginTop: space(3) },
});
