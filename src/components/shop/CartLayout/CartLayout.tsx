import Grid, { type GridProps } from '@mui/material/Grid';
import type { ReactNode } from 'react';
import { part } from '../../../theme/part.ts';

const Root = part(Grid, 'CcCartLayout', 'Root', { alignItems: 'start' });

const Summary = part(Grid, 'CcCartLayout', 'Summary', ({ theme }) => ({
  [theme.breakpoints.up('md')]: { position: 'sticky', top: theme.spacing(3), width: 360 },
}));

export interface CartLayoutProps extends Omit<GridProps, 'children'> {
  /** A note above all of it. */
  above?: ReactNode;
  /** A CartList, or an EmptyState in its place. */
  children: ReactNode;
  /** The CartSummary. */
  summary: ReactNode;
}

/**
 * The cart's page below its heading: what is in it, and beside it the total and the way to buy it.
 *
 * @when The cart's page, and its skeleton.
 * @whenNot A page with a form: FormLayout.
 * @whenNot A list of articles: ArticleLayout.
 * @screenReader The list is a region, "Exams in your cart". It takes the focus when the row that had it is removed.
 * @status stable
 */
export function CartLayout({ above, children, summary, ...rest }: CartLayoutProps) {
  return (
    <Root container spacing={{ xs: 3, md: 4 }} {...rest}>
      {above !== undefined && <Grid size={12}>{above}</Grid>}
      {/* Takes the focus when the row that had it is removed. */}
      <Grid component="section" aria-label="Exams in your cart" tabIndex={-1} size={{ xs: 12, md: 'grow' }}>
        {children}
      </Grid>
      <Summary size={{ xs: 12, md: 'auto' }}>{summary}</Summary>
    </Root>
  );
}
