import { styled } from '@mui/material/styles';

/** Three cards side by side, one below the other where the window is narrow. */
export const CardRow = styled('div', { name: 'CcCardRow', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: theme.spacing(3),
  marginTop: theme.spacing(4.5),
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(2),
    marginTop: theme.spacing(3),
  },
}));
