import type { ReactNode } from 'react';
import { media, space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 360px)',
  alignItems: 'start',
  gap: space(4),
  '& > :last-child': { position: 'sticky', top: space(3) },
  [media.belowNavbar]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space(3),
    '& > :last-child': { position: 'static' },
  },
});

export interface CartLayoutProps {
  /** A CartList, or an EmptyState in its place. */
  children: ReactNode;
  /** The CartSummary. */
  summary: ReactNode;
}

/** The cart's page below its heading: what is in it, and beside it what it comes to and the way to buy it. */
export function CartLayout({ children, summary }: CartLayoutProps) {
  return (
    <Root>
      {/* Takes the focus when the row that had it has gone. */}
      <section aria-label="Exams in your cart" tabIndex={-1}>
        {children}
      </section>
      <div>{summary}</div>
    </Root>
  );
}
