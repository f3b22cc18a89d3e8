import type { ReactNode } from 'react';
import { media, space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { PageHeading } from '../PageHeading/PageHeading.tsx';

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.45fr) minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: `clamp(${space(5)}, 6vw, ${space(10)})`,
  '& > :first-child': { gridColumn: '1 / -1' },
  [media.belowNavbar]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > :last-child': { marginTop: space(5) } },
});

export interface ContactLayoutProps {
  /** The page's one h1. */
  title: string;
  /** One sentence below it. */
  lead: string;
  /** The ContactForm. */
  children: ReactNode;
  /** The ContactPanel. */
  aside: ReactNode;
}

/** The contact page: the form at the reader's hand, and beside it how else to reach the people and what to expect. */
export function ContactLayout({ title, lead, children, aside }: ContactLayoutProps) {
  return (
    <Root>
      <PageHeading title={title}>{lead}</PageHeading>
      {children}
      {aside}
    </Root>
  );
}
