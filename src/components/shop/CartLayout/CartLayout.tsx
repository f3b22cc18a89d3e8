import Grid from '@mui/material/Grid';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled(Grid, { name: 'CcCartLayout', slot: 'Root' })({ alignItems: 'start' });

const Summary = styled(Grid, { name: 'CcCartLayout', slot: 'Summary' })(({ theme }) => ({
  [theme.breakpoints.up('md')]: { position: 'sticky', top: theme.spacing(3), width: 360 },
}));

export interface CartLayoutProps {
  /** A note above all of it. */
  above?: ReactNode;
  /** A CartList, or an EmptyState in its place. */
  children: ReactNode;
  /** The CartSummary. */
  summary: ReactNode;
}

/** The cart's page below its heading: what is in it, and beside it the total and the way to buy it. */
export function CartLayout({ above, children, summary }: CartLayoutProps) {
  return (
    <Root container spacing={{ xs: 3, md: 4 }}>
      {above !== undefined && <Grid size={12}>{above}</Grid>}
      {/* Takes the focus when the row that had it is removed. */}
      <Grid component="section" aria-label="Exams in your cart" tabIndex={-1} size={{ xs: 12, md: 'grow' }}>
        {children}
      </Grid>
      <Summary size={{ xs: 12, md: 'auto' }}>{summary}</Summary>
    </Root>
  );
}
