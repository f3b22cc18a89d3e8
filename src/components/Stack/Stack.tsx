import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { space } from '../../theme/style.ts';

const gaps = [1, 2, 3, 4, 5, 6, 7, 8] as const;
type Gap = (typeof gaps)[number];

// As styles of the page they hold before any script runs, which style attributes may not do here.
const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...Object.fromEntries(gaps.map((gap) => [`&[data-gap="${gap}"]`, { gap: space(gap) }])),
});

export interface StackProps {
  children: ReactNode;
  /** Room between the children, in steps of 8 pixels. */
  gap: Gap;
}

/** Puts things below each other with even room between. Screens arrange their parts with it. */
export function Stack({ children, gap }: StackProps) {
  return <Root data-gap={gap}>{children}</Root>;
}
