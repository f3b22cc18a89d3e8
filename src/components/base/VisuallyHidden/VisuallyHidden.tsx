import { styled } from '@mui/material/styles';

/** Words for screen readers alone, where sighted readers see the same by place, colour or shape. */
export const VisuallyHidden = styled('span', { name: 'CcVisuallyHidden', slot: 'Root' })(
  ({ theme }) => theme.mixins.visuallyHidden,
);
