import { color } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { Icon } from '../Icon/Icon.tsx';

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  color: color.right,
  fontWeight: 650,
  fontSize: '16px',
  whiteSpace: 'nowrap',
});

/** Says that an exam is bought. It stands where the cart's button would. */
export const AccessLabel = () => (
  <Root>
    <Icon name="check" /> Full access
  </Root>
);
