import type { ReactNode } from 'react';
import { space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  '@media (min-width: 1120px)': {
    gridTemplateColumns: '296px minmax(0, 1fr)',
    gap: space(7),
    '& > div:first-of-type': { position: 'sticky', top: space(4), alignSelf: 'start' },
  },
});

export interface SearchLayoutProps {
  /** Heading and search: beside the list and always in sight where there is room, else above it. */
  aside: ReactNode;
  /** What is searched. */
  children: ReactNode;
}

/** A page that is a list to look through, with its search at hand. */
export function SearchLayout({ aside, children }: SearchLayoutProps) {
  return (
    <Root>
      <div>{aside}</div>
      <div>{children}</div>
    </Root>
  );
}
